/** What is printed: companies, privates, trains, concessions, prices. From the game's own data file; nothing here is a rule. */

import data from "../../../../src/magnat/games/africa/data/africa.json";

interface CompanyCard {
  code: string;
  home: string;
  price: number;
  tokens: number[];
  colour: { background: string };
}

interface TrainCard {
  code: string;
  price: number;
  resale: number;
  stops: number;
  towns: string;
  multiplier: number;
  ignores_bad_times: boolean;
}

interface EconomyCard {
  pool: number;
  city: number;
  town: number;
  bond: number;
}

export const COMPANIES: readonly CompanyCard[] = data.companies;
export const PRIVATES: readonly { code: string; price: number; income: number; power: string }[] = data.privates;
export const TRAINS: readonly TrainCard[] = data.trains;
export const CONCESSIONS: readonly { id: string; source: string; ports: string[]; bonus: number }[] = data.concessions;
export const ECONOMY: Readonly<Record<string, EconomyCard>> = data.economy.states;
export const FIXED_ROUNDS = data.economy.fixed_rounds;
export const MARKET = data.market;
export const BOND_PRICE = data.bonds.price;
export const DIRECTOR_UNITS = data.certificates.director_units;
export const ORDINARY = data.certificates.ordinary;
export const UNITS = DIRECTOR_UNITS + ORDINARY;
export const HANDS: Readonly<Record<string, { dealt: number; kept: number }>> = data.players.by_number;

const PLACES = new Map(data.map.hexes.map((it) => [it.id, "name" in it ? (it.name as string) : ""]));

export const companyCard = (code: string): CompanyCard | undefined => COMPANIES.find((it) => it.code === code);
export const privateCard = (code: string) => PRIVATES.find((it) => it.code === code);
export const trainCard = (code: string): TrainCard | undefined => TRAINS.find((it) => it.code === code);

/** Marrakech (D5), or D7 where nothing has a name. A stop J21.1 is the second city of its hex. */
export function placeName(stop: string): string {
  const [hex = "", city] = stop.split(".");
  const name = PLACES.get(hex);
  const numbered = city === undefined ? hex : `${hex}, ${Number(city) + 1}`;
  return name ? `${name} (${numbered})` : numbered;
}

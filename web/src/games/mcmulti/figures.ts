/** What is printed on the boards and cards of McMulti: static data, shared with the server. */

import data from "../../../../src/magnat/games/mcmulti/data/mcmulti.json";

export const KINDS = ["station", "refinery", "well", "rig"] as const; // the order of production, MM-4.5
export const BUYABLE = ["rig", "station", "refinery"] as const; // in the order of their prices
export const GOODS = ["crude", "gasoline"] as const;
export const MARKETS = ["domestic", "foreign"] as const;

export type Kind = (typeof KINDS)[number];
export type Good = (typeof GOODS)[number];
export type Market = (typeof MARKETS)[number];
export type Die = "red" | "black";

export interface Beside {
  quadrant: number;
  die: Die;
}

/** Which quadrants run with the one where the roll works, each with one die (MM-5.1). */
interface Seating {
  owned: number[][];
  left: Beside[];
  right: Beside[];
}

interface Line {
  lowest: number;
  highest: number;
  step: number;
}

interface NewsCard {
  id: string;
  lasting: boolean;
  asset_tax?: Partial<Record<Kind, number>>;
  barrel_tax?: Partial<Record<Good, number>>;
  domestic_removed?: Partial<Record<Good, number>>;
  foreign_to_domestic?: Partial<Record<Good, number>>;
  refinery_fee?: number;
  demand?: number;
  closed_until_doubles?: number[];
}

export const SIDE = data.board.side;
export const LINES: Record<Good, Line> = data.markets;
export const CONSUMER: Line = { lowest: data.consumer.lowest, highest: data.consumer.highest, step: 1 };
export const LIKELY: readonly number[] = data.doubles.likely;
export const UNLIKELY: readonly number[] = data.doubles.unlikely;
export const SETTLEMENT = data.economy.settlement;

const SEATINGS = data.seating.tables as Record<string, Seating>;
const NEWS = data.news as NewsCard[];
export const FEE = Math.max(...NEWS.map((it) => it.refinery_fee ?? 0));

export const seating = (seats: number): Seating => SEATINGS[seats]!;

/** MM-2.2: on these spaces demand moves. */
export const isRed = (space: number): boolean => space >= data.consumer.red.lowest && (space - data.consumer.red.lowest) % data.consumer.red.step === 0;

export const demandOf = (economy: string): number => data.economy.cards.find((it) => it.id === economy)!.demand;

/** What an asset brings under an economy card. */
export function sellPrices(economy: string): Record<Kind, number> {
  const card = data.economy.cards.find((it) => it.id === economy)!;
  return { rig: card.rig[1]!, station: card.station[1]!, refinery: card.refinery[1]!, well: card.well_sell };
}

/** The numbers in the text of a news card, named as the catalogues name them. */
export function printed(id: string): Record<string, number | string> {
  const card = NEWS.find((it) => it.id === id)!;
  const values: Record<string, number | string> = {
    fee: card.refinery_fee ?? 0,
    fall: -(card.demand ?? 0),
    doubles: doubles(card.closed_until_doubles ?? []),
  };
  for (const kind of KINDS) values[kind] = card.asset_tax?.[kind] ?? 0;
  for (const good of GOODS) {
    values[good] = card.barrel_tax?.[good] ?? 0;
    values[`removed_${good}`] = card.domestic_removed?.[good] ?? 0;
    values[`moved_${good}`] = card.foreign_to_domestic?.[good] ?? 0;
  }
  return values;
}

/** With hyphens at which no line ends. */
export const doubles = (faces: readonly number[]): string => faces.map((it) => `${it}\u2011${it}`).join(", ");

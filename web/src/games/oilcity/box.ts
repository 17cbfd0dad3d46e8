/** What is printed on the cards and boards of Oil City. For drawing only: what is allowed and what it brings, the server says. */

import data from "../../../../src/magnat/games/oilcity/data/oilcity.json";
import type { TableInfo } from "../../wire/types";
import { ownCards } from "./cards";

export const GOODS = ["wax", "gas", "kerosene", "crude"] as const;
export type Good = (typeof GOODS)[number];
/** What wagons and the pedlar take. */
export const SOLD = ["wax", "gas", "kerosene"] as const;
const IMPROVEMENTS = ["pump", "rig", "fan", "distillery"] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];
export const PIECES = ["tower", "driller", ...IMPROVEMENTS] as const;
export type Piece = (typeof PIECES)[number];
/** In the order in which bundles name them. */
export const THINGS = ["money", "wax", "gas", "kerosene", "crude", "tower", "driller", "pump", "fan", "distillery", "rig", "wagon", "refinery"] as const;
export type Thing = (typeof THINGS)[number];

export const CHARACTER_ORDERS = ["tower", "driller", "plot", "wagon"] as const;
export const CARD_ORDERS = ["pump", "rig", "fan", "distillery", "refinery"] as const;

export const isImprovement = (name: string): name is Improvement => (IMPROVEMENTS as readonly string[]).includes(name);

// Prices and limits

const COSTS: Record<string, number> = data.costs.prices;

/** What one of a thing costs at this table: plots have the price that was chosen. */
export const costOf = (table: Pick<TableInfo, "options">, order: string): number =>
  order === "plot" ? Number(table.options["plot_price"] ?? COSTS["plot"]) : (COSTS[order] ?? 0);
export const PEDLAR_PAYS = data.pedlar.pays;
export const PEDLAR_MOST = data.pedlar.most_units;
export const REFINERY_MOST = data.refinery.most_crude;
export const REFINERY_MAKES = data.refinery.kerosene_per_crude;
export const WAGON_ROOM = data.wagon.most_units;
export const NOTE = data.table.note;
export const LONGEST_NAME = data.table.longest_name;
export const DIE_FACES = [...new Set(data.die.faces)];

/** How many of a thing one token on the character card is good for. */
export function limitOf(table: Pick<TableInfo, "options">, profession: string, order: string): number {
  const tables: Record<string, Record<string, Record<string, number>>> = data.limits.tables;
  return tables[limitsOf(table)]?.[profession]?.[order] ?? 0;
}

const limitsOf = (table: Pick<TableInfo, "options">): string => String(table.options["limits"] ?? data.options.limits.default);

/** The way to that limit in the data. */
export const limitFigure = (table: Pick<TableInfo, "options">, profession: string, order: string): string =>
  `limits.tables.${limitsOf(table)}.${profession}.${order}`;

// People and events

export const entrepreneur = (id: string): string => data.entrepreneurs.cards.find((it) => it.id === id)?.name ?? id;
export const yearOf = (event: string): number => data.events.find((it) => it.id === event)?.year ?? 0;

// Plots

export const FIELD_NUMBERS: readonly number[] = [...data.grid.fields].map((_, field) => field);
export const fieldLetter = (field: number): string => data.grid.fields[field] ?? "?";

interface Card {
  id: string;
  deposits: Record<string, string>;
  tower_only: string;
  /** The field with the name. */
  name: string;
  /** The number of the first copy. */
  first: number;
  copies: number;
}

const COPIES = data.grid.copies_of_each_plot;
const PRINTED: readonly Card[] = data.plots.map((it, index) => ({
  id: it.id, deposits: it.deposits, tower_only: it.tower_only, name: data.grid.name, first: index * COPIES, copies: COPIES,
})); // prettier-ignore

const DEPOSITS: Record<string, string> = { c: "crude", g: "gas", w: "wax" };

/** The plots of the table, if it has its own: their numbers follow those of the printed ones. */
function own(): Card[] {
  let first = PRINTED.length * COPIES;
  return ownCards().plots.map((it) => {
    const letters = [...it.fields];
    const deposits = letters.flatMap((letter, field) => (DEPOSITS[letter.toLowerCase()] ? [[fieldLetter(field), DEPOSITS[letter.toLowerCase()]!]] : []));
    const strict = letters.map((letter, field) => (letter !== letter.toLowerCase() ? fieldLetter(field) : "")).join("");
    const card = {
      id: it.name, deposits: Object.fromEntries(deposits), tower_only: strict, name: fieldLetter(letters.indexOf("-")), first, copies: it.copies,
    }; // prettier-ignore
    first += it.copies;
    return card;
  });
}

const cardOf = (id: string): Card | undefined => own().find((it) => it.id === id) ?? PRINTED.find((it) => it.id === id);

export const isName = (card: string, field: number): boolean => fieldLetter(field) === (cardOf(card)?.name ?? data.grid.name);
export const depositOn = (card: string, field: number): Good | undefined => cardOf(card)?.deposits[fieldLetter(field)] as Good | undefined;
export const towerOnly = (card: string, field: number): boolean => cardOf(card)?.tower_only.includes(fieldLetter(field)) ?? false;

/** A plot's number tells the copies of a card apart. */
export function cardAndCopy(number: number): { card: string; copy: number } {
  const card = [...PRINTED, ...own()].find((it) => it.first <= number && number < it.first + it.copies);
  return { card: card?.id ?? "", copy: number - (card?.first ?? 0) };
}

/** How a drawn card is told to the server: printed ones by name, those of the table by number. */
export function drawn(kind: "event" | "plot", card: string): string {
  const own = kind === "event" ? ownCards().events.map((it) => it.title) : ownCards().plots.map((it) => it.name);
  return own.includes(card) ? `own-${own.indexOf(card) + 1}` : card;
}

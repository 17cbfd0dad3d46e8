/** The room by company: each with its places and who sits there, whoever waits longest first. */

import { letters } from "../look/marks";
import { nameOf } from "../table/names";
import type { Overview, SeatInfo, TableInfo, TeamRow } from "../wire/types";

type Presence = "here" | "away" | "bot" | "free";

export interface Place {
  seat: number;
  name: string;
  presence: Presence;
  /** Its role in the game, as the game's own catalogue knows it; empty where there are none. */
  role: string;
  /** One phone has this place and others. */
  shared: boolean;
}

export interface Row extends TeamRow {
  /** What stands on its marker. */
  letter: string;
  places: Place[];
  /** Whether the table waits for a decision of it. */
  waited: boolean;
}

const UNKNOWN = { stage: "", step: "", value: null, cash: null, place: null, waits: "", since: null, left: null };

/** By number. Before the first overview, and for seats that belong to nobody, the card of the table tells who there is. */
export function rowsOf(table: TableInfo, overview: Overview | undefined): Row[] {
  const told = overview?.rows ?? table.teams.map((it) => ({ team: it.team, name: it.name, seats: it.seats, ...UNKNOWN }));
  const shared = told.some((it) => it.seats.length > 1);
  const names = told.map((it) => it.name || (shared ? "" : nameOf(table, it.seats[0] ?? it.team)));
  const marks = letters(names);
  return told.map((it, n) => ({
    ...it,
    name: names[n]!,
    letter: shared ? String(it.team + 1) : marks[n]!,
    waited: it.waits !== "" || it.since !== null,
    places: it.seats.map((seat, at) => placeOf(table, it.team, seat, at)),
  }));
}

function placeOf(table: TableInfo, team: number, seat: number, at: number): Place {
  const it = table.seats[seat];
  const role = table.teams.find((one) => one.team === team)?.roles[at] ?? "";
  return { seat, name: it?.name ?? "", presence: presenceOf(it), role, shared: it?.shared ?? false };
}

function presenceOf(it: SeatInfo | undefined): Presence {
  if (!it || it.kind === "open") return "free";
  if (it.kind === "bot") return "bot";
  return it.here ? "here" : "away";
}

/** People who bank have seats of their own, behind those of the players; nobody's where the program banks. */
export function bankOf(table: TableInfo): Place[] {
  const wanted = table.seats.filter((it) => it.seat >= table.players && (it.kind === "person" || table.lesson?.bankers === "pupils"));
  return wanted.map((it) => ({ seat: it.seat, name: it.name, presence: presenceOf(it), role: "", shared: it.shared }));
}

/** Who has been waited for longest stands first; whoever is not waited for follows by number. */
export function urgent(rows: readonly Row[]): Row[] {
  const since = (it: Row) => it.since ?? (it.waited ? Number.MAX_VALUE : Infinity);
  return [...rows].sort((a, b) => (since(a) === since(b) ? a.team - b.team : since(a) - since(b)));
}

/** The same rows in an order that was kept: whoever is about to press a button does not press that of another row. */
export function inOrder(rows: readonly Row[], teams: readonly number[]): Row[] {
  const at = (it: Row) => (teams.includes(it.team) ? teams.indexOf(it.team) : teams.length + it.team);
  return [...rows].sort((a, b) => at(a) - at(b));
}

export const seated = (rows: readonly Row[]): number => rows.flatMap((it) => it.places).filter((it) => it.presence === "here" || it.presence === "away").length;

export const placesIn = (rows: readonly Row[]): number => rows.reduce((sum, it) => sum + it.places.length, 0);

/** The time that is shown to all: of those who are waited for, whoever has least. */
export function leastLeft(rows: readonly Row[]): number | null {
  const left = rows.filter((it) => it.waited).flatMap((it) => (it.left === null ? [] : [it.left]));
  return left.length ? Math.min(...left) : null;
}

/** The winners first; none while places are hidden. */
export function ranking(rows: readonly Row[]): Row[] {
  return rows.filter((it) => it.place !== null).sort((a, b) => a.place! - b.place! || a.team - b.team);
}

/** By place when the game is over: as the overview has it, or as the last position tells everybody by seat. */
export function finished(rows: readonly Row[], places: readonly number[], scores: readonly number[]): Row[] {
  const told = rows.map((it) => ({ ...it, place: it.place ?? places[it.seats[0] ?? -1] ?? null, value: it.value ?? scores[it.seats[0] ?? -1] ?? null }));
  return ranking(told);
}

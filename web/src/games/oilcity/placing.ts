/** Putting, lifting and moving pieces on the plots: which wish a touch means. */

import type { Choice, OilCityPlotView } from "../../wire/types";
import type { Wanted } from "../desk";

/** How a layout is written: tower, driller, pump, fan, distillery (still), rig; a dot for nothing. */
const LETTERS: Record<string, string> = { tower: "T", driller: "D", pump: "P", fan: "F", distillery: "S", rig: "R" };

/** What is in the hand: from the store, or from a field. */
export interface Hand {
  piece: string;
  from?: { plot: number; field: number };
}

export const put = (piece: string, plot: number, field: number): Wanted => ({ do: "put-piece", with: { piece, plot, field } });
export const lift = (plot: number, field: number): Wanted => ({ do: "lift-piece", with: { plot, field } });

/** All plots with a piece moved from one field to another; what stands there goes the other way. */
export function moved(plots: readonly OilCityPlotView[], from: { plot: number; field: number }, to: { plot: number; field: number }): Wanted {
  const at = (where: { plot: number; field: number }) => plots.find((it) => it.number === where.plot)?.fields[where.field] ?? "";
  const [piece, other] = [at(from), at(to)];
  const fields = plots.map((plot) =>
    plot.fields.map((it, field) => {
      if (plot.number === to.plot && field === to.field) return piece;
      if (plot.number === from.plot && field === from.field) return other;
      return it;
    }),
  );
  return { do: "arrange", with: { layout: writeLayout(fields) } };
}

/** All plots at once: nine letters for each, in the order of the company's plots. */
export function writeLayout(plots: readonly (readonly string[])[]): string {
  return plots.map((fields) => fields.map((it) => LETTERS[it] ?? ".").join("")).join(" ");
}

/** By plot the pieces that a wish to arrange them all would leave on it; undefined if the wish is about something else. */
export function planned(wish: Wanted | undefined): string[][] | undefined {
  if (wish?.do !== "arrange") return undefined;
  const pieces = new Map(Object.entries(LETTERS).map(([piece, letter]) => [letter, piece]));
  return String(wish.with["layout"])
    .split(" ")
    .map((plot) => [...plot].map((letter) => pieces.get(letter) ?? ""));
}

/** The wish of letting go of what is in the hand over a field. */
export function dropped(plots: readonly OilCityPlotView[], hand: Hand, plot: number, field: number): Wanted {
  return hand.from ? moved(plots, hand.from, { plot, field }) : put(hand.piece, plot, field);
}

/** The wish of touching a field with an open hand or with a piece from the tray; undefined: nothing is meant. */
export function touched(hand: Hand | undefined, standing: string, plot: number, field: number): Wanted | undefined {
  if (standing) return lift(plot, field);
  return hand ? put(hand.piece, plot, field) : undefined;
}

/** The fields of a plot where a piece could be put now. */
export function targets(choices: readonly Choice[], piece: string | undefined, plot: number): number[] {
  if (!piece) return [];
  return choices.filter((it) => it.do === "put-piece" && it.with["piece"] === piece && it.with["plot"] === plot).map((it) => Number(it.with["field"]));
}

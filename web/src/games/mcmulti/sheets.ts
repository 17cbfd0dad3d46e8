/** On narrow screens: which sheet a step of the turn is about. */

import type { McMultiView } from "../../wire/types";

export const SHEETS = ["board", "markets", "consumers", "cards", "companies"] as const;
export type SheetName = (typeof SHEETS)[number];

const ABOUT: Record<string, SheetName> = { market: "markets", stations: "consumers" };

/** The sheet, and the quadrant to enlarge on it: the player's own one that is meant, if it is clear which. */
export function sheetFor(view: McMultiView): { sheet: SheetName; quadrant: number | undefined } {
  const sheet = ABOUT[view.stage] ?? "board";
  const own = view.companies[view.seat]?.quadrants ?? [];
  const meant = own.length === 1 ? own[0] : own.find((it) => it === view.roll?.quadrant);
  return { sheet, quadrant: sheet === "board" ? meant : undefined };
}

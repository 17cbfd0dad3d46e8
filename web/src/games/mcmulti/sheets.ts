/** On narrow screens: which sheet a step of the turn is about. */

import type { McMultiView } from "../../wire/types";

export const SHEETS = ["board", "markets", "consumers", "cards", "companies"] as const;
export type SheetName = (typeof SHEETS)[number];

const ABOUT: Record<string, SheetName> = { market: "markets", stations: "consumers" };

/** The sheet, and the quadrant to enlarge on it: the own one where something can be placed. */
export function sheetFor(view: McMultiView): { sheet: SheetName; quadrant?: number | undefined } {
  const sheet = ABOUT[view.stage] ?? "board";
  const own = view.companies[view.seat]?.quadrants ?? [];
  return { sheet, quadrant: sheet === "board" && own.length === 1 ? own[0] : undefined };
}

/** What the dice gave this turn, plot by plot, from what was told. */

import type { Told } from "../../wire/types";

export interface Extraction {
  plot: number;
  die: number;
  wax: number;
  gas: number;
  kerosene: number;
  crude: number;
  short: number;
  /** The entry that told it: the newest one is shown with a little movement. */
  n: number;
}

/** The extractions since the last event, by plot. */
export function extractions(told: readonly Told[]): Map<number, Extraction> {
  const found = new Map<number, Extraction>();
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const entry = told[at]!;
    for (const { fact, words } of entry.facts) {
      if (fact !== "extracted") continue;
      const number = (name: string) => Number(words[name] ?? 0);
      const plot = number("plot");
      if (found.has(plot)) continue;
      found.set(plot, {
        plot,
        die: number("die"),
        wax: number("wax"),
        gas: number("gas"),
        kerosene: number("kerosene"),
        crude: number("crude"),
        short: number("short"),
        n: entry.n,
      });
    }
    if (entry.facts.some((it) => it.fact === "event-drawn")) break;
  }
  return found;
}

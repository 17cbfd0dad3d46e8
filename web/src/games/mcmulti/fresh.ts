/** What the last entry of the journal changed, for lighting it up. */

import type { Desk } from "../desk";

/** The prices in the facts of a kind that agree in all these words; the last entry only. */
export function freshPrices(desk: Pick<Desk, "told">, facts: readonly string[], words: Record<string, string> = {}): number[] {
  const last = desk.told.at(-1)?.facts ?? [];
  return last
    .filter((it) => facts.includes(it.fact) && Object.entries(words).every(([name, value]) => it.words[name] === value))
    .map((it) => Number(it.words.price));
}

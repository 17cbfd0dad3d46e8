/** Purchases and sales in a row, told in one sentence: how many of what, and for how much. */

import { say } from "../../words/speech.svelte";
import type { FactLine } from "../../wire/types";
import { asset, good, money } from "./words";

const SAID = {
  "asset-bought": "web-mcmulti-bought-together",
  "barrel-bought": "web-mcmulti-bought-together",
  "asset-sold": "web-mcmulti-sold-together",
  "barrel-sold": "web-mcmulti-sold-together",
} as const;

export function together(facts: readonly FactLine[], name: (seat: number) => string): string | undefined {
  const key = SAID[facts[0]!.fact as keyof typeof SAID];
  if (!key) return undefined;
  const counts = new Map<string, number>();
  for (const { words } of facts) {
    const what = "kind" in words ? asset(String(words.kind)) : good(String(words.good));
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const price = facts.reduce((sum, it) => sum + Number(it.words.price), 0);
  return say(key, { name: name(Number(facts[0]!.words.seat)), what: [...counts].map(([what, count]) => `${count} × ${what}`).join(", "), price: money(price) });
}

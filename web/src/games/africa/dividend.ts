/** What a dividend or its retention brings, read out of the facts that the server says would happen. */

import type { FactLine } from "../../wire/types";

export interface Result {
  /** Per tenth. */
  share: number;
  paid: { holder: number | string; amount: number }[];
  kept: number;
  after: number;
}

export function result(facts: readonly FactLine[], price: number): Result {
  const found: Result = { share: 0, paid: [], kept: 0, after: price };
  for (const { fact, words } of facts) {
    if (fact === "dividend-paid") found.share = Number(words.share);
    if (fact === "dividend-received") found.paid.push({ holder: words.holder!, amount: Number(words.amount) });
    if (fact === "withheld") found.kept = Number(words.amount);
    if (fact === "price-moved") found.after = Number(words.after);
  }
  return found;
}

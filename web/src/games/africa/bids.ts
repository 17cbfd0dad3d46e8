/** The auction under way, told from the facts: every bid and pass since the card came under the hammer, oldest first. */

import type { Told } from "../../wire/types";

export interface Bid {
  seat: number;
  /** null: passed. */
  amount: number | null;
}

const OPENERS = ["nominated", "concession-auction"];

export function bids(told: readonly Told[]): Bid[] {
  const found: Bid[] = [];
  for (let n = told.length - 1; n >= 0; n -= 1) {
    const facts = told[n]!.facts;
    for (let m = facts.length - 1; m >= 0; m -= 1) {
      const { fact, words } = facts[m]!;
      if (OPENERS.includes(fact)) return found.reverse();
      if (fact === "bid-made") found.push({ seat: Number(words.seat), amount: Number(words.amount) });
      if (fact === "bid-passed") found.push({ seat: Number(words.seat), amount: null });
    }
  }
  return found.reverse();
}

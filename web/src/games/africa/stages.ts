/** Which sheet a stage of the game needs. */

export type Sheet = "map" | "market" | "companies" | "me" | "table";

/** From left to right. */
export const SHEETS: readonly Sheet[] = ["map", "market", "companies", "me", "table"];

const AUCTIONS: readonly string[] = ["nominate", "bid", "spender", "concession-bid", "concession"];
export const STOCK: readonly string[] = ["initial", "priority", "stock", "turn", "turned"];
/** The steps of a company's turn, in their order. */
export const STEPS = ["track", "token", "run", "dividend", "trains", "shares"] as const;
export type Step = (typeof STEPS)[number];

/** What is decided with the map in sight; trains and shares have sheets of their own. */
export const ON_THE_MAP: readonly string[] = ["city", "track", "token", "run", "dividend"];

/** Answers and ends of turns; cards, tiles, stations and trains are touched where they lie. */
export const AT_HAND: readonly string[] = [
  "pass-bid", "take-priority", "leave-priority", "buy-turned", "decline-turned", "end-turn", "pass", "end-track", "skip-token", "pay", "withhold",
  "accept-offer", "decline-offer", "end-trains", "end-shares",
]; // prettier-ignore

export function sheetFor(stage: string): Sheet {
  if (stage === "over") return "table";
  if (ON_THE_MAP.includes(stage)) return "map";
  if (stage === "trains" || stage === "offer") return "companies";
  if (stage === "keep") return "me";
  if (AUCTIONS.includes(stage) || STOCK.includes(stage) || stage === "shares") return "market";
  return "me";
}

/** The step that is under way; an offer interrupts the trains, the choice of a city interrupts whatever went before. */
export function stepNow(stage: string, resume: string): Step | undefined {
  const now = stage === "offer" ? "trains" : stage === "city" ? resume : stage;
  return STEPS.find((it) => it === now);
}

/** The first game: what is explained, in this order. */

import { ACT, BACK, type Step, WHY } from "../../tour/steps";

export const WORDS = "web/mcmulti/tour";

export const STEPS: readonly Step[] = [
  { name: "mcmulti-goal", clauses: ["MM-1.1", "MM-7.1"] },
  { name: "mcmulti-start", at: "board", clauses: ["MM-1.2", "MM-2.6"] },
  ACT,
  WHY,
  { name: "mcmulti-market", at: "market", clauses: ["MM-3.1", "MM-3.2", "MM-3.3"] },
  { name: "mcmulti-dice", at: "board", clauses: ["MM-4.1", "MM-4.5", "MM-5.1"] },
  { name: "mcmulti-news", at: "economy", clauses: ["MM-4.2", "MM-4.4"] },
  BACK,
  { name: "mcmulti-end", clauses: ["MM-8.1", "MM-8.2"] },
];

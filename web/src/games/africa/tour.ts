/** The first game: what is explained, in this order. */

import { ACT, BACK, type Step, WHY } from "../../tour/steps";

export const WORDS = "web/africa/tour";

export const STEPS: readonly Step[] = [
  { name: "africa-goal", clauses: ["AF-10.1", "AF-10.3"] },
  { name: "africa-cards", at: "board", clauses: ["AF-2.1", "AF-2.2", "AF-2.5"] },
  ACT,
  WHY,
  { name: "africa-shares", at: "stock", clauses: ["AF-3.2", "AF-4.3", "AF-4.4"] },
  { name: "africa-lead", at: "companies", clauses: ["AF-5.1", "AF-5.3", "AF-5.4"] },
  { name: "africa-track", at: "map", clauses: ["AF-6.3", "AF-7.4", "AF-8.1", "AF-8.3"] },
  { name: "africa-hold", at: "holdings", clauses: ["AF-1.6", "AF-8.5", "AF-10.2"] },
  BACK,
];

/** The first game: what is explained, in this order. */

import { ACT, BACK, type Step, WHY } from "../../tour/steps";

export const WORDS = "web/oilcity/tour";

export const STEPS: readonly Step[] = [
  { name: "oilcity-goal", clauses: ["OC-1.4", "OC-9.1", "OC-9.2", "OC-9.5"] },
  { name: "oilcity-company", at: "company", clauses: ["OC-1.2", "OC-5.1"] },
  { name: "oilcity-invest", at: "investment", clauses: ["OC-4.1", "OC-5.2", "OC-5.4", "OC-5.5"] },
  ACT,
  WHY,
  { name: "oilcity-plots", at: "plots", clauses: ["OC-3.2", "OC-3.4", "OC-6.3", "OC-6.7"] },
  { name: "oilcity-sale", at: "board", clauses: ["OC-7.1", "OC-7.2", "OC-9.7"] },
  { name: "oilcity-deals", at: "deals", clauses: ["OC-8.1", "OC-8.2", "OC-8.3"] },
  BACK,
];

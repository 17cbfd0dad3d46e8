/** The first-game tours: in which order things are explained, what is pointed at, and the rules behind it. */

export interface Step {
  /** The key of the words: the title, and with `-text` what is said. */
  name: string;
  /** What is lit up: an element with this `data-tour`, if it is there. */
  at?: string;
  clauses: readonly string[];
}

const ACT: Step = { name: "act", at: "dock", clauses: [] };
const WHY: Step = { name: "why", at: "board", clauses: [] };
const BACK: Step = { name: "back", at: "log", clauses: ["TB-1.1", "TB-1.2"] };

const TOURS: Record<string, readonly Step[]> = {
  mcmulti: [
    { name: "mcmulti-goal", clauses: ["MM-1.1", "MM-7.1"] },
    { name: "mcmulti-start", at: "board", clauses: ["MM-1.2", "MM-2.6"] },
    ACT,
    WHY,
    { name: "mcmulti-market", at: "market", clauses: ["MM-3.1", "MM-3.2", "MM-3.3"] },
    { name: "mcmulti-dice", at: "board", clauses: ["MM-4.1", "MM-4.5", "MM-5.1"] },
    { name: "mcmulti-news", at: "economy", clauses: ["MM-4.2", "MM-4.4"] },
    BACK,
    { name: "mcmulti-end", clauses: ["MM-8.1", "MM-8.2"] },
  ],
  oilcity: [
    { name: "oilcity-goal", clauses: ["OC-1.4", "OC-9.1", "OC-9.2", "OC-9.5"] },
    { name: "oilcity-company", at: "company", clauses: ["OC-1.2", "OC-5.1"] },
    { name: "oilcity-invest", at: "investment", clauses: ["OC-4.1", "OC-5.2", "OC-5.4", "OC-5.5"] },
    ACT,
    WHY,
    { name: "oilcity-plots", at: "plots", clauses: ["OC-3.2", "OC-3.4", "OC-6.3", "OC-6.7"] },
    { name: "oilcity-sale", at: "board", clauses: ["OC-7.1", "OC-7.2", "OC-9.7"] },
    { name: "oilcity-deals", at: "deals", clauses: ["OC-8.1", "OC-8.2", "OC-8.3"] },
    BACK,
  ],
  africa: [
    { name: "africa-goal", clauses: ["AF-10.1", "AF-10.3"] },
    { name: "africa-cards", at: "board", clauses: ["AF-2.1", "AF-2.2", "AF-2.5"] },
    ACT,
    WHY,
    { name: "africa-shares", at: "stock", clauses: ["AF-3.2", "AF-4.3", "AF-4.4"] },
    { name: "africa-lead", at: "companies", clauses: ["AF-5.1", "AF-5.3", "AF-5.4"] },
    { name: "africa-track", at: "map", clauses: ["AF-6.3", "AF-7.4", "AF-8.1", "AF-8.3"] },
    { name: "africa-hold", at: "holdings", clauses: ["AF-1.6", "AF-8.5", "AF-10.2"] },
    BACK,
  ],
};

export const stepsOf = (game: string): readonly Step[] => TOURS[game] ?? [];

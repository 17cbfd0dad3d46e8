/** First-game tours: in which order things are explained, what is pointed at, and the rules behind it. */

import type { Part } from "../words/words";

export interface Step {
  /** The key of the words: the title, and with `-text` what is said. */
  name: string;
  /** What is lit up: an element with this `data-tour`, if it is there. */
  at?: string;
  clauses: readonly string[];
}

export interface Tour {
  STEPS: readonly Step[];
  /** The catalogue with their texts. */
  WORDS: Part;
}

/** Steps that every game with boards of its own has. */
export const ACT: Step = { name: "act", at: "dock", clauses: [] };
export const WHY: Step = { name: "why", at: "board", clauses: [] };
export const BACK: Step = { name: "back", at: "log", clauses: ["TB-1.1", "TB-1.2"] };

/** For a game that is shown as tables. */
export const GENERAL: Tour = {
  STEPS: [{ name: "general-tables", at: "board", clauses: [] }, { name: "general-act", at: "dock", clauses: [] }, BACK],
  WORDS: "web/tour",
};

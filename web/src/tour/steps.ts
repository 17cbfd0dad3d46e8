/** The steps of a first-game tour: in which order things are explained, what is pointed at, and the rules behind it. */

export interface Step {
  /** The key of the words: the title, and with `-text` what is said. */
  name: string;
  /** What is lit up: an element with this `data-tour`, if it is there. */
  at?: string;
  clauses: readonly string[];
}

/** Steps that every game with boards of its own has. */
export const ACT: Step = { name: "act", at: "dock", clauses: [] };
export const WHY: Step = { name: "why", at: "board", clauses: [] };
export const BACK: Step = { name: "back", at: "log", clauses: ["TB-1.1", "TB-1.2"] };

/** Which sheet lies on top on a phone: the one the decision needs, until the person turns to another one. */

import type { Position } from "../../wire/types";
import { type Sheet, sheetFor } from "./stages";

/** The same until something else is to be decided. Nothing is asked: nothing to turn to, except for those who only watch. */
export function question(position: Position, stage: string, company: string): string {
  if (position.seat >= 0 && !position.over && !position.asked.length) return "";
  return [stage, company, ...position.asked.map((it) => it.key)].join(" ");
}

export class Follow {
  sheet = $state<Sheet>("map");
  #question: string | undefined;

  /** Called whenever a position arrives. Says whether something new is asked. */
  see(now: string, stage: string): boolean {
    const before = this.#question;
    this.#question = now;
    const fresh = now !== "" && now !== before;
    if (fresh || before === undefined) this.sheet = sheetFor(stage);
    return fresh && before !== undefined;
  }
}

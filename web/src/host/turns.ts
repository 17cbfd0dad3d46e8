/** Which turn it is, and of how many: fewer than the game has if the leader has planned an earlier last one. */

import type { LessonInfo, Overview } from "../wire/types";
import { say } from "../words/speech.svelte";

export function turnOf(overview: Overview, lesson: LessonInfo | null): string {
  const turns = Math.min(overview.turns, lesson?.last_turn ?? overview.turns);
  return turns ? say("web-console-turn-of", { turn: overview.turn, turns }) : say("web-console-turn", { turn: overview.turn });
}

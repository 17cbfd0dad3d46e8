/** A length of time in words, in the largest unit that it is whole in. */

import { say } from "../words/speech.svelte";

export function lasting(seconds: number): string {
  if (seconds % 86_400 === 0) return say("web-days", { number: seconds / 86_400 });
  if (seconds % 3600 === 0) return say("web-hours", { number: seconds / 3600 });
  return seconds % 60 === 0 ? say("web-minutes", { number: seconds / 60 }) : say("web-seconds", { number: seconds });
}

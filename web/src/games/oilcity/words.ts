/** Names of the kinds of actions, and what is done with a wish. */

import { words } from "../../words/speech.svelte";

/** The name of a kind of action, over its options in the list. */
export function kind(action: string): string {
  return words().composed(`web-oilcity-do-${action}`);
}

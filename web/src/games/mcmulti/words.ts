import { words } from "../../words/speech.svelte";

/** The name of a kind of action, over its options in the list. */
export function kind(action: string): string {
  return words().any(`web-mcmulti-do-${action}`);
}

/** The one server and the one person of this page. */

import { language, say } from "../words/speech.svelte";
import type { Me } from "../wire/types";
import { Api, Refused } from "./api";
import { Session } from "./session";

let person = $state.raw<Me | null>(null);

export const api = new Api(language);
export const session = new Session(api, (it) => (person = it));

export const me = (): Me | null => person;

/** What to show when something did not work: the server's own sentence if it gave one. */
export function complaint(no: unknown): string {
  if (!(no instanceof Refused)) throw no;
  return no.problem.text || say("web-offline");
}

/** The same for a part of the page: its code may be what did not come. A mistake in that code is not hidden. */
export function missing(no: unknown): string {
  if (no instanceof Refused) return complaint(no);
  console.error(no);
  return say("web-offline");
}

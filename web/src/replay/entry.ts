/** An entry in sentences, each with its clause, and the titles of rounds and turns. */

import { lines } from "../table/log";
import { readable, say, words } from "../words/speech.svelte";
import type { Told } from "../wire/types";
import type { Chapter } from "./chapters";

interface Sentence {
  text: string;
  /** Empty where there is no rule behind it. */
  clause: string;
}

export function sentences(entry: Told, name: (seat: number) => string): Sentence[] {
  const found = lines([entry], name);
  return found.length ? found : [{ text: quiet(entry, name), clause: "" }];
}

/** Nothing was told: nothing happened, or nothing that these eyes saw. */
function quiet(entry: Told, name: (seat: number) => string): string {
  if (typeof entry.seat === "number") return say("web-replay-quiet", { name: name(entry.seat) });
  return say(entry.roll ? "web-replay-quiet-roll" : "web-replay-unseen");
}

export function title(game: string, chapter: Chapter): string {
  const { name, number, words: told } = chapter;
  if (!name) return say("web-replay-round", { number });
  return words().perhaps(`${game}-chapter-${name}`, `${readable(name)} ${number || ""}`.trim(), { ...told, number });
}

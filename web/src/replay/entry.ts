/** An entry in sentences, each with its clause: its facts, or what the people at the table did to the table itself. */

import { say } from "../words/speech.svelte";
import type { Told } from "../wire/types";
import type { Chapter } from "./chapters";

export interface Sentence {
  text: string;
  /** Empty where no rule stands behind it. */
  clause: string;
}

export function sentences(entry: Told, name: (seat: number) => string): Sentence[] {
  const facts = entry.facts.map(({ text, clause }) => ({ text, clause }));
  const own = about(entry, typeof entry.seat === "number" ? name(entry.seat) : "");
  return [...own, ...facts];
}

/** What the facts do not say: going back, the host's word, the clock; or that there is nothing to be seen. */
function about(entry: Told, who: string): Sentence[] {
  if (typeof entry.undo === "number") {
    if (entry.ruling) return [{ text: say("web-replay-ruled-back", { entry: entry.undo, reason: entry.ruling }), clause: "TB-3.1" }];
    return [{ text: say("web-replay-undo", { name: who, entry: entry.undo }), clause: "TB-1.1" }];
  }
  if (typeof entry.ask === "number") return [{ text: say("web-replay-ask", { name: who, entry: entry.ask }), clause: "TB-2.1" }];
  if (typeof entry.agree === "boolean") return [{ text: say(entry.agree ? "web-replay-agree" : "web-replay-disagree", { name: who }), clause: "TB-2.2" }];
  if (entry.ruling) return [{ text: say("web-replay-ruling", { reason: entry.ruling }), clause: "TB-3.2" }];
  if (entry.clock) return [{ text: say("web-replay-clock", { name: who }), clause: "TB-4.3" }];
  return entry.facts.length ? [] : [{ text: say("web-replay-unseen"), clause: "" }];
}

export function title(chapter: Chapter): string {
  switch (chapter.name) {
    case "company-turn":
      return chapter.company;
    case "concession-auction":
    case "settlement":
      return say(`web-replay-${chapter.name}`);
    default:
      return say(`web-replay-${chapter.name}`, { number: chapter.number });
  }
}

/** What happens to a company, or to everybody, beyond what somebody chose: the event of the turn, promises, the last turn, an early end. */

import { say } from "../../words/speech.svelte";
import type { FactLine, OilCityView, Told } from "../../wire/types";
import type { Announcement } from "../client";
import type { Desk } from "../desk";
import { cardName, companyName, storyOf } from "./names";

const WEIGHTS: Record<string, number> = {
  "event-drawn": 3,
  "last-turn": 3,
  "game-stopped": 3,
  "war-broke": 3,
  ranked: 0,
  "promise-due": 2,
  "promise-broken": 3,
  "promise-enforced": 2,
  "point-lost": 2,
  "deal-done": 2,
  extracted: 2,
  sold: 2,
  "token-placed": 0,
  "token-taken": 0,
  "piece-put": 0,
  "piece-lifted": 0,
  "banker-came": 0,
  "partner-confirmed": 0,
};

export const weight = (fact: FactLine): number => WEIGHTS[fact.fact] ?? 1;

const PROMISES = ["promise-due", "promise-broken", "promise-enforced", "promise-collected", "promise-forgiven"];
const ENDS = ["last-turn", "game-stopped", "war-broke"];

export function announce(told: Told, desk: Desk<OilCityView>): Announcement | undefined {
  const ends = told.facts.find((it) => ENDS.includes(it.fact));
  const event = told.facts.find((it) => it.fact === "event-drawn");
  const promises = told.facts.filter((it) => PROMISES.includes(it.fact) && isMine(it, desk));
  if (event) return drawn(event, [...promises, ...(ends ? [ends] : [])]);
  if (ends) return { title: say("web-oilcity-event-end"), lines: [ends.text], clause: ends.clause };
  const [first] = promises;
  return first && promise(first, desk);
}

const isMine = (fact: FactLine, { view }: Desk<OilCityView>): boolean =>
  view.company !== null && [fact.words.debtor, fact.words.creditor].some((it) => Number(it) === view.company);

function drawn(event: FactLine, more: readonly FactLine[]): Announcement {
  const card = String(event.words.event);
  return { title: cardName("event", card), lines: [storyOf(card), event.text, ...more.map((it) => it.text)], clause: event.clause };
}

function promise(fact: FactLine, { view }: Desk<OilCityView>): Announcement {
  const owes = Number(fact.words.debtor) === view.company;
  const paid = ["promise-enforced", "promise-collected"].includes(fact.fact);
  return {
    title: say("web-oilcity-event-promise"),
    lines: [fact.text],
    ...(paid
      ? { moves: [{ from: companyName(view, Number(fact.words.debtor)), to: companyName(view, Number(fact.words.creditor)), what: String(fact.words.owed) }] }
      : {}),
    tone: owes && fact.fact !== "promise-forgiven" ? "bad" : "good",
    clause: fact.clause,
  };
}

/** What happens to a company, or to everybody, beyond what somebody chose: news, taxes, the economy, the last turns. */

import { say } from "../../words/speech.svelte";
import type { FactLine, McMultiView, Told } from "../../wire/types";
import type { Announcement } from "../client";
import type { Desk } from "../desk";
import { economy, money, news, newsText, stage } from "./words";

const WEIGHTS: Record<string, number> = {
  "event-happened": 3,
  "economy-changed": 3,
  declared: 3,
  "settlement-began": 3,
  ranked: 0,
  "tax-due": 3,
  "tax-paid": 2,
  "tax-forgiven": 2,
  "refinery-stopped": 2,
  "card-beside": 2,
  "card-returned": 2,
  "well-drilled": 2,
  "dice-rolled": 2,
  "turn-began": 0,
  "difference-moved": 0,
  settled: 0,
};

export const weight = (fact: FactLine): number => WEIGHTS[fact.fact] ?? 1;

const MINE = ["tax-paid", "tax-due", "tax-forgiven", "refinery-stopped"];

export function announce(told: Told, desk: Desk<McMultiView>): Announcement | undefined {
  const one = (name: string) => told.facts.find((it) => it.fact === name);
  const last = one("declared");
  if (last) return lastTurns(last, desk);
  const ends = one("settlement-began");
  if (ends) return { title: stage("settlement"), lines: [ends.text, ...(desk.seat >= 0 ? [say("web-mcmulti-settle-text")] : [])], clause: ends.clause };
  const event = one("event-happened");
  if (event) return happened(event, told.facts, desk);
  const changed = one("economy-changed");
  if (changed) return economyNow(changed, told.facts);
  const began = one("turn-began");
  return began && desk.view.declared !== null && mine(began, desk) ? myLast(began) : undefined;
}

const mine = (fact: FactLine, desk: Desk): boolean => desk.seat >= 0 && Number(fact.words.seat) === desk.seat;

function happened(event: FactLine, facts: readonly FactLine[], desk: Desk<McMultiView>): Announcement {
  const card = String(event.words.card);
  const own = facts.filter((it) => MINE.includes(it.fact) && mine(it, desk));
  const paid = own.filter((it) => it.fact === "tax-paid");
  const untouched = facts.some((it) => MINE.includes(it.fact)) && !own.length && desk.seat >= 0;
  return {
    title: news(card),
    lines: [newsText(card), ...own.map((it) => it.text), ...(untouched ? [say("web-mcmulti-event-spared")] : [])],
    moves: paid.map((it) => ({ from: desk.name(desk.seat), to: say("web-mcmulti-bank"), what: money(Number(it.words.price)) })),
    ...(own.length ? { tone: "bad" as const } : {}),
    clause: event.clause,
  };
}

function economyNow(changed: FactLine, facts: readonly FactLine[]): Announcement {
  const moved = facts.find((it) => it.fact === "demand-moved");
  return {
    title: say("web-mcmulti-event-economy", { card: economy(String(changed.words.card)) }),
    lines: [changed.text, ...(moved ? [moved.text] : [])],
    clause: changed.clause,
  };
}

function lastTurns(declared: FactLine, desk: Desk<McMultiView>): Announcement {
  const others = !mine(declared, desk) && desk.seat >= 0;
  return {
    title: say("web-mcmulti-event-last"),
    lines: [declared.text, ...(others ? [say("web-mcmulti-event-last-mine")] : [])],
    ...(others ? { tone: "bad" as const } : desk.seat >= 0 ? { tone: "good" as const } : {}),
    clause: declared.clause,
  };
}

const myLast = (began: FactLine): Announcement => ({
  title: say("web-mcmulti-event-my-last"),
  lines: [say("web-mcmulti-event-my-last-text")],
  tone: "bad",
  clause: began.clause,
});

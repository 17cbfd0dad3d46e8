/** What happens to a player, or to everybody, beyond what somebody chose: dividends and prices of one's shares, companies that go, the end. */

import { say } from "../../words/speech.svelte";
import type { AfricaView, FactLine, Told } from "../../wire/types";
import type { Announcement } from "../client";
import type { Desk } from "../desk";
import { companyName, pounds } from "./words";

const WEIGHTS: Record<string, number> = {
  "company-removed": 3,
  "end-triggered": 3,
  "final-value": 0,
  "company-started": 3,
  "leader-changed": 2,
  "forced-sale": 2,
  "card-won": 2,
  "concession-won": 2,
  "trains-run": 2,
  "dividend-paid": 2,
  "train-bought": 2,
  "train-gone": 2,
  "price-moved": 2,
  "bid-passed": 0,
  passed: 0,
  "company-turn": 0,
  "priority-moved": 0,
};

export const weight = (fact: FactLine): number => WEIGHTS[fact.fact] ?? 1;

export function announce(told: Told, desk: Desk<AfricaView>): Announcement | undefined {
  const one = (name: string) => told.facts.find((it) => it.fact === name);
  const ends = one("end-triggered");
  if (ends) return { title: say("web-africa-event-end"), lines: [ends.text], clause: ends.clause };
  const gone = one("company-removed");
  if (gone) return removed(gone, told.facts, desk);
  const forced = told.facts.find((it) => it.fact === "forced-sale" && Number(it.words.seat) === desk.seat);
  if (forced) return { title: say("web-africa-event-forced"), lines: [forced.text], tone: "bad", clause: forced.clause };
  return shares(told.facts, desk);
}

const held = (desk: Desk<AfricaView>, company: string): number => desk.view.companies.find((it) => it.company === company)?.shares[String(desk.seat)] ?? 0;

function removed(gone: FactLine, facts: readonly FactLine[], desk: Desk<AfricaView>): Announcement {
  const company = String(gone.words.company);
  const also = facts.filter((it) => ["train-gone", "concession-gone"].includes(it.fact)).map((it) => it.text);
  return {
    title: say("web-africa-event-removed", { company: companyName(company) }),
    lines: [gone.text, ...also],
    ...(held(desk, company) ? { tone: "bad" as const } : {}),
    clause: gone.clause,
  };
}

/** A company whose shares I own: what they bring me, and where their price goes. */
function shares(facts: readonly FactLine[], desk: Desk<AfricaView>): Announcement | undefined {
  if (desk.seat < 0) return undefined;
  const mine = facts.filter((it) => it.fact === "dividend-received" && String(it.words.holder) === String(desk.seat));
  const moved = facts.find((it) => it.fact === "price-moved" && held(desk, String(it.words.company)) > 0);
  const first = mine[0] ?? moved;
  if (!first) return undefined;
  const company = String(first.words.company);
  const fell = !!moved && Number(moved.words.after) < Number(moved.words.before);
  return {
    title: companyName(company),
    lines: [...mine, ...(moved ? [moved] : [])].map((it) => it.text),
    moves: mine.map((it) => ({ from: company, to: desk.name(desk.seat), what: pounds(Number(it.words.amount)) })),
    tone: fell && !mine.length ? "bad" : "good",
    clause: first.clause,
  };
}

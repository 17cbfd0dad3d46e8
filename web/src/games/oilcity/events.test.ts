import { beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import type { FactLine, OilCityView } from "../../wire/types";
import type { Desk } from "../desk";
import { announce } from "./events";

beforeAll(() => need("web/oilcity/screen", "game/oilcity"));

const fact = (name: string, words: FactLine["words"]): FactLine => ({ fact: name, clause: "OC-8.6", words, text: `${name}.` });
const told = (...facts: FactLine[]) => ({ type: "told" as const, n: 5, at: 0, facts });
const desk = { seat: 0, view: { company: 1, companies: [{ name: "" }, { name: "Diggers" }] } } as unknown as Desk<OilCityView>;

test("the event of the turn is announced with its story and its prices, and with the promises that fall due", () => {
  const due = fact("promise-due", { promise: 1, debtor: 1, creditor: 0, owed: "3 wax" });
  const card = announce(told(fact("event-drawn", { turn: 2, event: "night_operation_in_lwow", wax: 1, gas: 2, kerosene: 3 }), due), desk)!;
  expect(card.title).toMatch(/Lw/);
  expect(card.lines.slice(-2)).toEqual(["event-drawn.", "promise-due."]);
});

test("promises are announced to the two companies that they bind, the last turn to all", () => {
  const owed = { promise: 1, creditor: 0, owed: "3 wax" };
  expect(announce(told(fact("promise-enforced", { ...owed, debtor: 1 })), desk)).toMatchObject({ tone: "bad", moves: [{ from: "Diggers", what: "3 wax" }] });
  expect(announce(told(fact("promise-broken", { ...owed, debtor: 2 })), desk)).toBeUndefined();
  expect(announce(told(fact("last-turn", { turn: 6 })), desk)?.lines).toEqual(["last-turn."]);
});

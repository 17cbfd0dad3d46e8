import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import { cardAndCopy, depositOn, drawn, isName, towerOnly } from "./box";
import { playWith } from "./cards";
import { company, deskOf, view } from "./fake";
import Investment from "./Investment.svelte";
import { cardName, place, storyOf } from "./names";
import OfferForm from "./OfferForm.svelte";
import { blank } from "./offers";
import { laysFor } from "./plans";
import { ahead, inRounds, stillLaying } from "./round";
import Round from "./Round.svelte";
import Sheet from "./Sheet.svelte";

beforeAll(() => need("web/table", "web/oilcity/screen", "game/oilcity"));
afterEach(() => playWith({}));

const staged = (...stages: string[]) => stages.map((stage, number) => company(number, { stage }));

test("before all tokens lie, everybody sees who is still laying them", () => {
  const seen = view({ order: [1, 2, 0], companies: staged("laid", "investing", "laid") });
  expect(inRounds(seen)).toBe(true);
  expect(stillLaying(seen)).toEqual([1]);
  expect(stillLaying({ ...seen, sold: 1 })).toEqual([]);
  expect(inRounds({ ...seen, order: [] })).toBe(false);
});

test("companies are counted that a banker visits before ours", () => {
  const seen = view({ order: [1, 2, 0], served: 2, sold: 1 });
  expect([ahead(seen, 0, 1), ahead(seen, 0, 2), ahead(seen, 1, 1)]).toEqual([1, 2, 0]);
  expect(ahead({ ...seen, served: null, sold: null }, 0, 1)).toBe(2);
});

test("a company whose tokens lie may think again until the bankers set out", async () => {
  const desk = deskOf({ view: { order: [0, 1, 2], companies: staged("laid", "investing", "investing") } });
  render(Round, { desk });
  expect(screen.getByRole("status").textContent).toContain("Company 2, Company 3");
  await fireEvent.click(screen.getByRole("button", { name: "Think again" }));
  expect(desk.act).toHaveBeenCalledWith({ do: "reconsider", with: {} });
});

test("while the bankers are on their way the tokens stay, and it is said how many come first", () => {
  const desk = deskOf({ view: { order: [1, 2, 0], served: 1, sold: 1, companies: staged("laid", "service", "laid") } });
  render(Round, { desk });
  expect(screen.getByRole("status").textContent).toContain("2 companies are served before yours");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "Banker 1 is here" })).toBeTruthy();
});

test("at a table of own tokens a partner's token is only laid if the seat was handed over or left to the program", () => {
  const own = { tokens: "own" };
  expect([0, 1, 2].map((partner) => laysFor(own, [0, 0, -1], 0, partner))).toEqual([true, true, true]);
  expect([0, 1, 2].map((partner) => laysFor(own, [0, 1, 2], 0, partner))).toEqual([true, false, false]);
  expect(laysFor({ tokens: "any_partner" }, [0, 1, 2], 0, 2)).toBe(true);
});

test("partners who lay their own tokens cannot be chosen; who has confirmed is marked", () => {
  const desk = deskOf({ options: { tokens: "own" }, asked: "invest", view: { companies: [company(0, { confirmed: [1] }), company(1), company(2)] } });
  render(Investment, { desk });
  const partners = ["Player 0", "Player 1", "Player 2"].map((name) =>
    screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`^(P )?${name}|${name} `) }),
  );
  expect(partners.map((it) => it.disabled)).toEqual([false, true, true]);
  expect(partners[1]!.textContent).toContain("has confirmed");
});

test("whoever has confirmed waits for the others and may think again", async () => {
  const desk = deskOf({ view: { companies: [company(0, { confirmed: [0] }), company(1), company(2)] } });
  render(Investment, { desk });
  await fireEvent.click(screen.getByRole("button", { name: "Think again" }));
  expect(desk.act).toHaveBeenCalledWith({ do: "reconsider", with: {} });
});

test("lending fills in that everything goes back; a loan may be due in this very turn", async () => {
  const desk = deskOf({ options: { lending: "wherever" }, view: { turn: 6 } });
  const tower = { ...blank(1), give: { things: { tower: 1 }, plots: [] } };
  render(OfferForm, { desk, start: tower, done: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Lend: everything goes back" }));
  const wish = (desk.ask as unknown as { mock: { lastCall: [{ with: Record<string, unknown> }] } }).mock.lastCall[0];
  expect(wish.with).toMatchObject({ give: "tower 1", "take-later": "tower 1", due: 6 });
});

test("the value sheet shows the possible prices as printed", () => {
  render(Sheet, { view: view(), company: 0 });
  const table = screen.getByRole("table", { name: "Possible prices" });
  expect([...table.querySelectorAll("tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "wax100200300",
    "kerosene0300500",
    "gas100200400",
  ]);
});

const PLOTS = JSON.stringify([
  { name: "Our field", fields: "cgwC....-", copies: 2 },
  { name: "Corner", fields: "c.g.-.w.G", copies: 3 },
]);
const EVENTS = JSON.stringify([{ title: "Rain", text: "It rains.", wax: 100, gas: 100, kerosene: 700 }]);

test("plots and events of the table's own are drawn and named from its options", () => {
  playWith({ own_plots: PLOTS, own_events: EVENTS });
  expect([51, 52, 53].map((number) => cardAndCopy(number))).toEqual([
    { card: "Our field", copy: 0 },
    { card: "Our field", copy: 1 },
    { card: "Corner", copy: 0 },
  ]);
  expect([0, 1, 2, 3, 4].map((field) => depositOn("Our field", field))).toEqual(["crude", "gas", "wax", "crude", undefined]);
  expect([0, 3].map((field) => towerOnly("Our field", field))).toEqual([false, true]);
  expect([isName("Our field", 8), isName("Our field", 6), isName("Corner", 4)]).toEqual([true, false, true]);
  expect([place(52), cardName("event", "Rain"), storyOf("Rain")]).toEqual(["Our field (2)", "Rain", "It rains."]);
  expect([drawn("plot", "Corner"), drawn("event", "Rain"), drawn("plot", "siary")]).toEqual(["own-2", "own-1", "siary"]);
});

test("without cards of its own a table plays with the printed ones, whatever its options hold", () => {
  playWith({ own_plots: "no cards", own_events: "" });
  expect(cardAndCopy(51).card).toBe("");
  expect(place(1)).toBe("Gorlice – Glinik Mariampolski (2)");
  expect([isName("siary", 6), depositOn("siary", 0)]).toEqual([true, "crude"]);
});

/** The marks on cards and charts are those of the data: every uncertain figure has one, and no other. */

import { getByRole, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test } from "vitest";
import data from "../../../../src/magnat/games/oilcity/data/oilcity.json";
import { compared, marks, told, uncertain } from "../../rules/labels";
import { KEY } from "../../rules/origins";
import { need } from "../../words/speech.svelte";
import Character from "./Character.svelte";
import Dice from "./Dice.svelte";
import { company, deskOf, plot, view } from "./fake";
import OrderForm from "./OrderForm.svelte";
import Plot from "./Plot.svelte";
import Sheet from "./Sheet.svelte";
import Turn from "./Turn.svelte";

beforeAll(() => need("web/table", "web/origins", "web/oilcity/screen", "game/oilcity"));

const FIGURES = uncertain(data);
const ORIGINS = told(FIGURES);

/** Under every table of limits, as each has its own figures. */
const characters = () =>
  Object.keys(data.limits.tables).flatMap((limits) =>
    data.entrepreneurs.cards.flatMap(({ id, profession }) => {
      const desk = deskOf({ view: { companies: [company(0, { characters: [id, id, id], professions: [profession, profession, profession] })] } });
      return marks(Character, { desk: { ...desk, table: { ...desk.table, options: { limits } } } }, "oilcity", ORIGINS);
    }),
  );
const plots = () => data.plots.flatMap((it, n) => marks(Plot, { plot: plot(n * data.grid.copies_of_each_plot, it.id) }, "oilcity", ORIGINS));
const events = () =>
  data.events.flatMap((it) => {
    const seen = view({ event: it.id, prices: it.prices, sheet: [{ event: it.id, prices: it.prices }] });
    return [...marks(Turn, { view: seen }, "oilcity", ORIGINS), ...marks(Sheet, { view: seen, company: 0 }, "oilcity", ORIGINS)];
  });
function die() {
  const desk = deskOf({});
  const due = [{ roll: "extraction-die", about: 0, text: "", clause: "OC-6.3" }];
  return marks(Dice, { desk: { ...desk, position: { ...desk.position, due } } }, "oilcity", ORIGINS);
}

test("every figure that was reconstructed is marked on its card, and no other is", () => {
  expect(FIGURES).toContain("costs.prices.plot");
  expect(FIGURES).not.toContain("events.oil_congress.prices.gas");
  expect(compared([...characters(), ...plots(), ...events(), ...die()], FIGURES)).toEqual({ missing: [], wrong: [] });
});

test("limits that are not in force are not marked as reconstructed: these are ours", () => {
  const desk = deskOf({});
  const plain = { ...desk, table: { ...desk.table, options: { limits: "plain_3_1" } } };
  expect(marks(Character, { desk: plain }, "oilcity", ORIGINS).filter((it) => it.startsWith("limits"))).toEqual([]);
});

const orders = (limits: string, profession: string) => {
  const desk = deskOf({ view: { companies: [company(0, { professions: [profession, profession, profession] })] } });
  return { desk: { ...desk, table: { ...desk.table, options: { limits } } }, member: 0, name: "", laid: () => undefined };
};

test("whoever lays a token sees the same marks as on the character card, and those of no other profession", () => {
  for (const limits of Object.keys(data.limits.tables))
    for (const profession of Object.keys(data.limits.tables.balanced)) {
      const expected = FIGURES.filter((it) => it.startsWith("costs.prices.") || it.startsWith(`limits.tables.${limits}.${profession}.`));
      expect(marks(OrderForm, orders(limits, profession), "oilcity", ORIGINS).toSorted()).toEqual(expected.toSorted());
    }
});

test("the marks lie beside the buttons of the order form, which name what is ordered with its figures and nothing else", () => {
  const context = new Map([[KEY, () => ({ name: "oilcity", origins: ORIGINS })]]);
  const { container } = render(OrderForm as unknown as Component, { props: orders("balanced", "manager"), context } as never);
  expect(container.querySelectorAll("button button").length).toBe(0);
  expect(getByRole(container, "button", { name: "plot 300 zlr up to 3" })).toBeTruthy();
  expect(getByRole(container, "button", { name: "tower 500 zlr up to 2" })).toBeTruthy();
});

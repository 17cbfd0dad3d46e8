import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HARVEST } from "../games/fake";
import type { Desk, Wanted } from "../games/desk";
import { card, position } from "../table/fake";
import type { Choice, FormInfo, GameView, Position, TableInfo } from "../wire/types";
import { need, readable } from "../words/speech.svelte";
import { blanks } from "./forms";
import { screenOf } from "./screen";
import Screen from "./Screen.svelte";
import { shownIn } from "./shows";
import { type Fields, parts } from "./view";

const WORDS = `${HARVEST}
harvest-view-farms = Farms
harvest-view-grain = Grain in the barn
harvest-view-sow = Sow a field
harvest-grain-rye = rye
harvest-hand-plough = The plough
`;
const VIEW: Fields = {
  seat: 0,
  week: 3,
  active_seat: 1,
  first_frost: null,
  storm_near: true,
  hand: ["plough", "plough", "seed_drill"],
  grain: { rye: 4, oats: 0 },
  farms: [
    { cash: 12, seat: 0, fields: [3, 4] },
    { cash: null, seat: 1, fields: [] },
  ],
  prices: { rye: { buys_at: 3, sells_at: 2 }, oats: { buys_at: 5, sells_at: 4 } },
  land: [
    ["rye", ""],
    ["", "oats"],
  ],
};

function deskOf(view: Fields, more: Partial<Position> = {}, table: Partial<TableInfo> = {}) {
  const told = position(1, 0, { view: view as unknown as GameView, ...more });
  const considered: Wanted[] = [];
  const roll = vi.fn(async () => true);
  const desk: Desk = {
    table: card({ game: "harvest", ...table }),
    position: told,
    view: told.view,
    seat: 0,
    playing: true,
    busy: false,
    told: [],
    draft: undefined,
    name: (seat) => ["Ada", "Bruno"][seat] ?? "?",
    letter: (seat) => "AB"[seat] ?? "?",
    choices: () => told.choices,
    form: () => undefined,
    consider: (...wishes) => void considered.push(...wishes),
    act: async () => true,
    actAll: async () => 0,
    ask: async () => undefined,
    rule: () => {},
    roll,
  };
  return { desk, considered, roll };
}

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ game: "harvest", language: "en", source: WORDS })));
beforeAll(async () => {
  vi.stubGlobal("fetch", async () => Response.json({ game: "harvest", language: "en", source: WORDS }));
  await need("web/table", "web/general", "game/harvest");
});

/** The mark of a seat is a letter; readers hear only the name. */
const cells = (table: HTMLElement) => [...table.querySelectorAll("tr")].map((row) => [...row.children].map((it) => it.textContent.trim()));

describe("any view", () => {
  test("is divided into what has fields, what has rows and what is a board, in its own order", () => {
    expect(parts(VIEW).map((it) => [it.kind, it.path.join(".")])).toEqual([
      ["fields", ""],
      ["fields", "grain"],
      ["rows", "farms"],
      ["rows", "prices"],
      ["grid", "land"],
    ]);
  });

  test("what lies deeper is found too, and nothing is lost", () => {
    const deep = parts({ fair: { stalls: [{ goods: "rye" }], open: true, guests: { count: 3 } }, empty: {}, none: [] });
    expect(deep.map((it) => [it.kind, it.path.join(".")])).toEqual([
      ["fields", ""],
      ["fields", "fair"],
      ["rows", "fair.stalls"],
      ["fields", "fair.guests"],
    ]);
    expect(deep[0]).toMatchObject({ fields: [["empty", {}], ["none", []]] }); // prettier-ignore
  });

  test("a program's name is read as people would write it", () => expect(readable("seed_drill-left")).toBe("Seed drill left"));
});

describe("the general screen", () => {
  test("shows seats by name, lists as tables, names from the game's own words, and nothing raw", () => {
    const { desk } = deskOf(VIEW);
    const { container } = render(Screen, { desk });
    expect(cells(screen.getByRole("table", { name: "Farms" }))).toEqual([
      ["Seat", "Cash", "Fields"],
      ["AAda", "12", "34"],
      ["BBruno", "–", "–"],
    ]);
    expect(cells(screen.getByRole("table", { name: "Prices" })).slice(1)).toEqual([
      ["Rye", "3", "2"],
      ["Oats", "5", "4"],
    ]);
    expect(cells(screen.getByRole("table", { name: "Land" }))).toEqual([
      ["rye", "–"],
      ["–", "oats"],
    ]);
    const said = [...container.querySelectorAll("dl > div")].map((it) => [...it.children].map((part) => part.textContent.replace(/\s+/g, " ").trim()));
    expect(said).toContainEqual(["Active seat", "BBruno"]);
    expect(said).toContainEqual(["First frost", "–"]);
    expect(said).toContainEqual(["Storm near", "yes"]);
    expect(said).toContainEqual(["rye", "4"]);
    expect(container.textContent).toContain("The plough");
    expect(container.textContent).toContain("seed drill");
    expect(screen.getByRole("heading", { name: "Grain in the barn" })).toBeTruthy();
    expect(container.textContent).not.toMatch(/[{}[\]"_]|null|undefined|true|false/);
  });

  test("on a phone, things with many fields are cards, and nothing is out of sight", () => {
    const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
    const farms = [
      { seat: 0, cash: 12, bid: null, storm_near: true, fields: [3] },
      { seat: 1, cash: 9, bid: 4, storm_near: false, fields: [] },
    ];
    const { container } = render(Screen, { desk: deskOf({ ...VIEW, farms }).desk });
    const cards = [...container.querySelectorAll("li:has(dl)")].map((it) => [...it.querySelectorAll("p, dt, dd")].map((part) => part.textContent.trim()));
    expect(cards).toEqual([
      ["AAda", "Cash", "12", "Bid", "–", "Storm near", "yes", "Fields", "3"],
      ["BBruno", "Cash", "9", "Bid", "4", "Storm near", "no", "Fields", "–"],
    ]);
    expect(container.querySelector("li.mine")?.textContent).toContain("Ada");
    expect(screen.getByRole("table", { name: "Prices" })).toBeTruthy();
    room.mockRestore();
  });

  test("a column without any amount does not stand on the right", () => {
    const farms = [
      { seat: 0, cash: null, fields: [1] },
      { seat: 1, cash: null, fields: [] },
    ];
    render(Screen, { desk: deskOf({ ...VIEW, farms }).desk });
    expect(screen.getByRole("columnheader", { name: "Cash" }).className).not.toContain("amount");
  });

  test("the row of whoever looks is marked", () => {
    render(Screen, { desk: deskOf(VIEW).desk });
    expect(screen.getByRole("row", { name: /Ada/ }).className).toContain("mine");
    expect(screen.getByRole("row", { name: /Bruno/ }).className).not.toContain("mine");
  });

  test("has nothing that axe objects to", async () => {
    const { container } = render(Screen, { desk: deskOf(VIEW).desk });
    const { violations } = await axe.run(container, { rules: { region: { enabled: false }, "color-contrast": { enabled: false } } });
    expect(violations.map((it) => it.id)).toEqual([]);
  });

  test("kinds of actions are called as the game calls them", () => {
    const { kind } = screenOf("harvest");
    expect([kind("sow"), kind("pass-on")]).toEqual(["Sow a field", "Pass on"]);
  });
});

describe("amounts", () => {
  const form = (action: string, field: string, high: number): FormInfo => ({ action, field, low: 1, high, step: 1 });
  const choice = (kind: string, fields: Choice["with"]): Choice => ({ do: kind, with: fields, text: kind });

  test("are asked for here only if the list of options cannot", () => {
    const choices = [choice("pay", { coins: 1 }), choice("sell", { goods: "rye", sacks: 1 }), choice("sell", { goods: "oats", sacks: 1 })];
    const forms = [form("pay", "coins", 5), form("sell", "sacks", 4), form("bid", "coins", 9)];
    expect(blanks(choices, forms)).toEqual([
      { action: "sell", amounts: [forms[1]], others: [{ field: "goods", values: ["rye", "oats"] }] },
      { action: "bid", amounts: [forms[2]], others: [] },
    ]);
  });

  test("are filled in, and what was filled in is looked at before anything happens", async () => {
    const choices = [choice("sell", { grain: "rye", sacks: 1 }), choice("sell", { grain: "oats", sacks: 1 })];
    const { desk, considered } = deskOf(VIEW, { choices, forms: [form("sell", "sacks", 4)] });
    render(Screen, { desk });
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole("combobox", { name: "Grain in the barn" }), "oats");
    await user.click(screen.getByRole("button", { name: "Sacks: One more" }));
    await user.click(screen.getByRole("button", { name: "Choose an amount" }));
    expect(considered).toEqual([{ do: "sell", with: { grain: "oats", sacks: 2 } }]);
  });
});

test("what real dice show is typed in", async () => {
  const due = { roll: "two-dice", about: 0, clause: "HA-2.1", text: "The weather dice" };
  const { desk, roll } = deskOf(VIEW, { due: [due] }, { dice: "typed" });
  render(Screen, { desk });
  await userEvent.type(screen.getByRole("textbox", { name: "The weather dice" }), "3 5{Enter}");
  expect(roll).toHaveBeenCalledWith(due, [3, 5]);
  expect([shownIn(" 4 "), shownIn("hail"), shownIn("")]).toEqual([4, "hail", undefined]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AfricaView, FactLine, Told } from "../../wire/types";
import type { Desk } from "../desk";
import { need } from "../../words/speech.svelte";
import { bids } from "./bids";
import { COMPANIES, placeName } from "./box";
import { certificate, lots, pool, unseen } from "./cards";
import { result } from "./dividend";
import { view } from "./fake.svelte";
import { Follow, question } from "./follow.svelte";
import { account, csv, listed, ranking } from "./holdings";
import { inkOn, luminance } from "./ink";
import { announce } from "./events";
import { sheetFor, SHEETS, stepNow } from "./stages";
import { position } from "../../table/fake";

const sum = (numbers: number[]) => numbers.reduce((total, it) => total + it, 0);
const fact = (name: string, words: FactLine["words"]): FactLine => ({ fact: name, clause: "", words, text: "" });
const told = (n: number, ...facts: FactLine[]): Told => ({ type: "told", n, at: n, facts });

// Cards

test("a Director's certificate costs two shares, a private what is printed on it", () => {
  expect(certificate("MF-director")).toEqual({ kind: "director", code: "MF", price: 152 });
  expect(certificate("MF")).toEqual({ kind: "share", code: "MF", price: 76 });
  expect(certificate("P4")).toEqual({ kind: "private", code: "P4", price: 75 });
});

test("equal cards lie together: by company, the Director first, privates last", () => {
  expect(lots(["P1", "MF", "AR", "MF", "MF-director"])).toEqual([
    { card: "AR", count: 1 },
    { card: "MF-director", count: 1 },
    { card: "MF", count: 2 },
    { card: "P1", count: 1 },
  ]);
});

test("what lies in the pool costs the market price there", () => {
  const it = view();
  it.companies[0] = { ...it.companies[0]!, company: "AR", price: 64, pool: 2, pool_director: true };
  expect(pool({ ...it, companies: [it.companies[0]!], pool_privates: ["P6"] })).toEqual([
    { card: "AR-director", count: 1, price: 128 },
    { card: "AR", count: 2, price: 64 },
    { card: "P6", count: 1, price: 160 },
  ]);
});

test("every card that I have not seen is in the deck or in a hand, and none is forgotten", () => {
  const it = view();
  const hidden = sum(it.players.filter((player) => player.seat !== it.seat).map((player) => player.cards - player.known.length));
  expect(sum(unseen(it).map((lot) => lot.count))).toBe(it.deck_cards + hidden);
});

// Holdings

test("the parts of everybody's account add up to what the server says they are worth", () => {
  const it = view();
  for (const player of it.players) {
    const { cash, bonds, privates, shares, penalty, total } = account(it, player.seat);
    expect(cash + bonds + privates + sum(shares.map((share) => share.total)) - penalty).toBe(player.worth);
    expect(total).toBe(player.worth);
    const unassigned = player.concessions.filter((concession) => !(concession in it.assigned)).length;
    expect(penalty, "this table takes £100 off for each concession never assigned").toBe(100 * unassigned);
  }
});

test("the richest comes first, and equal fortunes share a place", () => {
  const it = view();
  it.players.forEach((player, n) => (player.worth = [500, 800, 500][n]!));
  expect(ranking(it).map((rank) => [rank.place, rank.account.seat])).toEqual([
    [1, 1],
    [2, 0],
    [2, 2],
  ]);
});

test("companies that run come before those that wait and those removed; none outside the game is listed", () => {
  const ranks = { running: 0, waiting: 1, removed: 2, out: 3 } as Record<string, number>;
  const found = listed(view()).map((it) => ranks[it.status]!);
  expect(found).toEqual([...found].sort());
  expect(found).not.toContain(3);
});

test("the CSV has a line for each owner, as many cells in each row of holdings, and names that are no formulas", () => {
  const it = view();
  const head = {
    holder: "Owner",
    cash: "Cash",
    bonds: "Bonds",
    privates: "Privates",
    certificates: "Certificates",
    worth: "Worth",
    price: "Price",
    value: "Value",
    pool: "Pool",
  };
  const names = ['=HYPERLINK("x")', "Bruno, Jr.", "Celia"];
  const lines = csv(it, (holder) => (typeof holder === "number" ? names[holder]! : holder), head)
    .trimEnd()
    .split("\r\n");
  const running = it.companies.filter((company) => company.status === "running").length;
  expect(lines).toHaveLength(1 + 3 + running + 3);
  expect(lines[0]!.split(",").slice(-5)).toEqual(["Cash", "Bonds", "Privates", "Certificates", "Worth"]);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",/);
  expect(lines[2]).toMatch(/^"Bruno, Jr\.",/);
  expect(lines[3]!.split(",")).toHaveLength(lines[0]!.split(",").length);
  expect(lines[3]!.split(",").at(-1)).toBe(String(it.players[2]!.worth));
  const ear = lines[0]!.split(",").indexOf("EAR");
  expect(
    [lines[3]!, lines[1]!].map((line) => line.split(",").at(ear)),
    "shares in percent",
  ).toEqual(["20", "20"]);
});

// Auctions and dividends

test("bids are those since the card came under the hammer, in their order", () => {
  const history = [
    told(1, fact("nominated", { seat: 0, card: "AR" }), fact("bid-made", { seat: 0, amount: 90 })),
    told(2, fact("nominated", { seat: 1, card: "MF" })),
    told(3, fact("bid-made", { seat: 1, amount: 0 })),
    told(4, fact("bid-passed", { seat: 2 })),
    told(5, fact("bid-made", { seat: 0, amount: 7 })),
  ];
  expect(bids(history)).toEqual([
    { seat: 1, amount: 0 },
    { seat: 2, amount: null },
    { seat: 0, amount: 7 },
  ]);
});

test("a dividend is read out of what would happen; a price that does not move stays", () => {
  const paid = [
    fact("dividend-paid", { share: 8 }),
    fact("dividend-received", { holder: 0, amount: 24 }),
    fact("dividend-received", { holder: "KR", amount: 8 }),
  ];
  expect(result(paid, 76)).toEqual({
    share: 8,
    paid: [
      { holder: 0, amount: 24 },
      { holder: "KR", amount: 8 },
    ],
    kept: 0,
    after: 76,
  });
  expect(result([fact("withheld", { amount: 80 }), fact("price-moved", { before: 76, after: 71 })], 76)).toMatchObject({ kept: 80, after: 71 });
});

// Sheets

test("each decision finds its sheet: map, market, trains, own cards, result", () => {
  const wanted = {
    keep: "me",
    nominate: "market",
    bid: "market",
    initial: "market",
    stock: "market",
    turned: "market",
    track: "map",
    token: "map",
    run: "map",
    dividend: "map",
    trains: "companies",
    offer: "companies",
    shares: "market",
    "concession-bid": "market",
    over: "table",
  };
  for (const [stage, sheet] of Object.entries(wanted)) {
    expect(sheetFor(stage), stage).toBe(sheet);
    expect(SHEETS).toContain(sheet);
  }
});

test("an offer belongs to the trains, a home city to the step that it interrupts", () => {
  expect(stepNow("offer", "")).toBe("trains");
  expect(stepNow("city", "shares")).toBe("shares");
  expect(stepNow("stock", "track")).toBeUndefined();
});

test("the sheet follows the decision, but not away from what I turned to meanwhile", () => {
  const follow = new Follow();
  const asked = (key: string) => position(1, 0, { asked: [{ key, clause: "", must: true, text: "" }] });
  const see = (stage: string, key?: string) => follow.see(question(key ? asked(key) : position(1), stage, ""), stage);
  see("stock", "stock-turn");
  expect(follow.sheet).toBe("market");
  follow.sheet = "table";
  see("stock", "stock-turn");
  expect(follow.sheet, "one purchase later it is the same decision").toBe("table");
  see("stock");
  expect(follow.sheet, "others decide").toBe("table");
  see("stock", "stock-turn");
  expect(follow.sheet, "my next turn").toBe("market");
});

test("who only watches is taken along from stage to stage", () => {
  const follow = new Follow();
  for (const [stage, sheet] of [
    ["bid", "market"],
    ["track", "map"],
    ["trains", "companies"],
  ]) {
    // prettier-ignore
    follow.see(question(position(1, -1), stage!, "MF"), stage!);
    expect(follow.sheet).toBe(sheet);
  }
});

// Signs

test("the letters on every company's colour can be read (AA)", () => {
  for (const { code, colour } of COMPANIES) {
    const [low, high] = [luminance(colour.background), inkOn(colour.background) === "#fff" ? 1 : 0].sort((a, b) => a - b) as [number, number];
    expect((high + 0.05) / (low + 0.05), code).toBeGreaterThanOrEqual(4.5);
  }
});

test("places have their names, and the second city of a hex its number", () => {
  expect(placeName("D5")).toBe("Marrakech (D5)");
  expect(placeName("D7")).toBe("D7");
  expect(placeName("M32.1")).toBe("Pretoria & Johannesburg (M32, 2)");
});

test("every action of the rules has a name for the list of options", () => {
  const actions = [...readFileSync("../src/magnat/games/africa/actions.py", "utf8").matchAll(/^ {4}key = "([\w-]+)"/gm)].map((it) => it[1]);
  const named = readFileSync("../src/magnat/words/en/web/africa/screen.ftl", "utf8");
  expect(actions.length).toBeGreaterThan(30);
  for (const action of actions) expect(named).toContain(`web-africa-do-${action} = `);
});

test("dividends and prices of my shares, companies that go and the end are announced; those of others are not", async () => {
  await need("web/africa/screen", "game/africa");
  const said = (name: string, words: FactLine["words"]) => ({ ...fact(name, words), text: `${name}.` });
  const view = {
    companies: [
      { company: "AO", shares: { "0": 3 } },
      { company: "MF", shares: { "1": 2 } },
    ],
  };
  const desk = { seat: 0, view, name: () => "Ada" } as unknown as Desk<AfricaView>;
  const paid = said("dividend-received", { holder: 0, company: "AO", shares: 3, amount: 60 });
  expect(announce(told(5, paid, said("price-moved", { company: "AO", before: 80, after: 90 })), desk)).toMatchObject({
    tone: "good",
    moves: [{ from: "AO", to: "Ada" }],
    lines: ["dividend-received.", "price-moved."],
  });
  expect(announce(told(5, said("price-moved", { company: "AO", before: 80, after: 70 })), desk)?.tone).toBe("bad");
  expect(announce(told(5, said("price-moved", { company: "MF", before: 80, after: 70 })), desk)).toBeUndefined();
  expect(announce(told(5, said("company-removed", { company: "MF", cash: 5 })), desk)?.tone).toBeUndefined();
  expect(announce(told(5, said("end-triggered", { reason: "bank" })), desk)?.lines).toEqual(["end-triggered."]);
});

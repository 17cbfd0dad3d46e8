import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need } from "../words/speech.svelte";
import type { Choice, FactLine, Told } from "../wire/types";
import { pressing, reading } from "./clock";
import { Connection } from "./connection";
import { LiveDesk } from "./desk.svelte";
import { FakeSocket, position, told, welcome } from "./fake";
import { lines } from "./log";
import { see, seen, shares, sinceMine, texts, worthTelling } from "./since";
import { TableStore } from "./store.svelte";

beforeAll(() => need("web/table"));
beforeEach(() => localStorage.clear());

const name = (seat: number) => ["Ada", "Bruno"][seat] ?? "?";
const fact = (text: string) => ({ fact: "x", clause: "MM-1.1", words: {}, text });

test("a clock reads minutes and seconds, then hours, then days", () => {
  expect(reading(59_001)).toEqual({ unit: "minutes", text: "1:00" });
  expect(reading(61_000)).toEqual({ unit: "minutes", text: "1:01" });
  expect(reading(3_661_000)).toEqual({ unit: "hours", text: "1:01:01" });
  expect(reading(90_000_000)).toEqual({ unit: "days", days: 1, hours: 1 });
  expect(reading(-5)).toEqual({ unit: "minutes", text: "0:00" });
  expect([pressing(29_999), pressing(30_000)]).toEqual([true, false]);
});

test("the log says who took back, asked, agreed, ruled and ran out of time, each with its rule", () => {
  const entries: Told[] = [
    { ...told(1), seat: 0, facts: [fact("Ada buys.")] },
    { ...told(2), seat: 0, undo: 0 },
    { ...told(3), seat: 1, ask: 1 },
    { ...told(4), seat: 0, agree: false },
    { ...told(5), undo: 1, ruling: "wrong card" },
    { ...told(6), seat: 1, clock: true, facts: [fact("Bruno passes.")] },
    { ...told(7), seat: 1, ruling: "away", facts: [fact("Bruno sells.")] },
    { ...told(8), seat: 1, drop: [7], ruling: "he is back" },
  ];
  const said = lines(entries, name);
  expect(said.map((it) => it.clause)).toEqual(["MM-1.1", "TB-1.1", "TB-2.1", "TB-2.2", "TB-3.1", "TB-4.3", "MM-1.1", "TB-3.2", "MM-1.1", "TB-3.5"]);
  expect(said[3]!.text).toBe("Ada does not agree to go back.");
  expect(said[4]!.text).toContain("wrong card");
  expect(new Set(said.map((it) => it.id)).size).toBe(said.length);
});

test("what others did is told again, what I did and what brought nothing about is not", () => {
  const entries = [
    { ...told(1), seat: 1, facts: [fact("old")] },
    { ...told(2), seat: 0, facts: [fact("mine")] },
    { ...told(3), seat: 1, facts: [] },
    { ...told(4), seat: 1, facts: [fact("new")] },
    { ...told(5), facts: [fact("dice")] },
  ];
  expect(worthTelling(entries, 1, [0]).map((it) => it.n)).toEqual([4, 5]);
});

test("what happened since my last move is told completely, by person, the weightiest first", () => {
  const one = (seat: number | undefined, key: string): FactLine => ({ ...fact(key), fact: key, words: seat === undefined ? {} : { seat } });
  const entries = [
    { ...told(1), seat: 0, facts: [one(0, "mine")] },
    ...Array.from({ length: 30 }, (_, n) => ({ ...told(n + 2), seat: 1, facts: [one(1, `small ${n}`)] })),
    { ...told(40), facts: [one(2, "roll"), one(undefined, "news"), one(0, "tax"), one(1, "tax")] },
  ];
  const weights: Record<string, number> = { news: 3, tax: 2, roll: 2 };
  const found = shares(sinceMine(entries, [0]), [0], { weight: (it) => weights[it.fact] ?? 1 }, { name });
  expect(found.map((it) => it.seat)).toEqual([0, undefined, 1, 2]);
  expect(found.map((it) => it.lines.length)).toEqual([1, 1, 31, 1]);
  expect(found[2]!.lines[0]!.text).toBe("tax");
});

test("whoever buys several things in a row did one thing, until something else comes between", () => {
  const bought = { ...fact("Bruno buys."), fact: "bought" };
  const entries = [
    { ...told(1), facts: [fact("dice")] },
    { ...told(2), seat: 1, facts: [bought] },
    { ...told(3), seat: 1, facts: [bought, bought] },
    { ...told(4), seat: 1, facts: [fact("Bruno ends.")] },
    { ...told(5), seat: 1, facts: [bought] },
    { ...told(6), seat: 2, facts: [bought] },
  ];
  const steps = sinceMine(entries, [0]);
  expect(steps.map((it) => [it.n, it.seat, it.facts.length])).toEqual([
    [3, 1, 3],
    [4, 1, 1],
    [5, 1, 1],
    [6, 2, 1],
  ]);
  const game = { together: (facts: readonly unknown[]) => `${facts.length} things` };
  expect(texts(steps[0]!, game, { name })).toEqual(["3 things"]);
  expect(texts(steps[2]!, game, { name })).toEqual(["Bruno buys."]);
});

test("what happened before my own last move is not told when it is my turn again", () => {
  const entries = [
    { ...told(1), seat: 1, facts: [fact("old")] },
    { ...told(2), seat: 0, facts: [] },
    { ...told(3), facts: [fact("dice")] },
    { ...told(4), seat: 1, facts: [fact("new")] },
  ];
  expect(sinceMine(entries, [0]).map((it) => it.n)).toEqual([3, 4]);
});

test("a device remembers for each table how far it has looked", () => {
  expect(seen("AAAAAA")).toBeUndefined();
  see("AAAAAA", 12);
  see("BBBBBB", 3);
  expect([seen("AAAAAA"), seen("BBBBBB")]).toEqual([12, 3]);
});

/** A desk on a line to a table where seat 0 may pass or roll. */
function atTable() {
  const store = new TableStore();
  const sockets: FakeSocket[] = [];
  const connection = new Connection(store, { code: "QMLLFG", language: "en", dial: (address) => (sockets.push(new FakeSocket(address)), sockets.at(-1)!) });
  const desk = new LiveDesk(store, connection, () => {});
  connection.open();
  const choices: Choice[] = [
    { do: "pass", with: {}, text: "Pass" },
    { do: "put", with: { cell: 1 }, text: "Put on 1" },
    { do: "put", with: { cell: 2 }, text: "Put on 2" },
  ];
  sockets[0]!.open(welcome(3), told(1), told(2), told(3), position(3, 0, { choices, asked: [{ key: "k", clause: "MM-1.1", must: true, text: "?" }] }));
  return { desk, sockets, socket: sockets[0]! };
}

test("options are found by kind and by what stands in them", () => {
  const { desk } = atTable();
  expect(desk.choices("put").map((it) => it.text)).toEqual(["Put on 1", "Put on 2"]);
  expect(desk.choices("put", { cell: 2 }).map((it) => it.text)).toEqual(["Put on 2"]);
  expect(desk.choices()).toHaveLength(3);
});

test("a wish is judged by the server before it is confirmed, and only the last one is shown", async () => {
  const { desk, socket } = atTable();
  desk.consider({ do: "put", with: { cell: 1 } });
  desk.consider({ do: "put", with: { cell: 2 } });
  const [first, second] = socket.ids;
  socket.tell({ type: "verdict", id: second, allowed: true, text: "Put on 2", facts: [fact("It costs 2.")] });
  await vi.waitFor(() => expect(desk.considered).toMatchObject({ wish: { with: { cell: 2 } }, verdict: { allowed: true } }));
  socket.tell({ type: "verdict", id: first, allowed: false });
  await Promise.resolve();
  expect(desk.draft).toEqual({ do: "put", with: { cell: 2 } });
  expect(desk.considered).toMatchObject({ verdict: { text: "Put on 2" } });
});

test("several wishes are offered with the words of the list", () => {
  const { desk } = atTable();
  desk.consider({ do: "put", with: { cell: 1 } }, { do: "pass", with: {} });
  expect(desk.considered).toMatchObject({ kind: "many", wishes: [{ text: "Put on 1" }, { text: "Pass" }] });
});

test("after a move nothing can be pressed until the new position is here", async () => {
  const { desk, socket } = atTable();
  const acted = desk.act({ do: "pass", with: {} });
  expect(desk.busy).toBe(true);
  socket.tell({ type: "done", id: socket.ids.at(-1)!, n: 4 });
  expect(await acted).toBe(true);
  expect(desk.busy).toBe(true);
  socket.tell(told(4), position(4));
  await vi.waitFor(() => expect(desk.busy).toBe(false));
});

test("a move pressed while the line is down is held, and sent once when it stands again", async () => {
  vi.useFakeTimers();
  const { desk, sockets } = atTable();
  sockets[0]!.drop();
  const acted = desk.act({ do: "pass", with: {} });
  expect([desk.held, desk.busy, sockets[0]!.ids]).toEqual([true, true, []]);
  void desk.act({ do: "pass", with: {} }); // a second press is none
  await vi.advanceTimersByTimeAsync(1000);
  sockets.at(-1)!.open(welcome(3));
  expect(sockets.at(-1)!.ids).toHaveLength(1);
  expect(desk.held).toBe(false);
  sockets.at(-1)!.tell({ type: "done", id: sockets.at(-1)!.ids[0]!, n: 4 });
  expect(await acted).toBe(true);
  vi.useRealTimers();
});

test("a refused move is shown with its reason and changes nothing", async () => {
  const { desk, socket } = atTable();
  const acted = desk.act({ do: "put", with: { cell: 9 } });
  socket.tell({ type: "failed", id: socket.ids.at(-1)!, problem: { error: "refused", text: "No such cell.", clause: "MM-6.1" } });
  expect(await acted).toBe(false);
  expect(desk.problem).toMatchObject({ clause: "MM-6.1" });
  expect(desk.busy).toBe(false);
});

test("while the past is shown nothing can be pressed", () => {
  const { desk } = atTable();
  desk.past = position(2);
  expect([desk.position.n, desk.now.n, desk.busy]).toEqual([2, 3, true]);
  desk.past = undefined;
  expect(desk.busy).toBe(false);
});

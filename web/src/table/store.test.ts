import type { ChatLine } from "../wire/types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { card, position, told, welcome } from "./fake";
import { TableStore } from "./store.svelte";

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = new TableStore();
});
afterEach(() => vi.useRealTimers());

test("a newcomer is catching up until the last known entry is there", () => {
  store.heard(welcome(3));
  store.heard(told(1));
  expect(store.catchingUp).toBe(true);
  store.heard(told(2));
  store.heard(told(3));
  expect([store.catchingUp, store.told.map((it) => it.n)]).toEqual([false, [1, 2, 3]]);
});

test("entries of a long game are handed on together", () => {
  store.heard(welcome(1000));
  store.heard(told(1));
  store.heard(told(2));
  expect(store.told).toEqual([]);
  vi.runAllTimers();
  expect(store.told).toHaveLength(2);
});

test("entries are there before the position that follows from them", () => {
  store.heard(welcome(9));
  store.heard(told(1));
  store.heard(position(1));
  expect(store.told).toHaveLength(1);
});

test("of several own seats the one that must decide is shown", () => {
  const asked = [{ key: "roll", clause: "MM-4.1", must: true, text: "" }];
  store.heard(position(1, 0));
  store.heard(position(1, 1, { asked }));
  expect(store.position()?.seat).toBe(1);
  expect(store.position(0)?.seat).toBe(0);
});

test("an older position does not replace a newer one", () => {
  store.heard(position(5));
  store.heard(position(4));
  expect(store.position()?.n).toBe(5);
});

test("whoever gives a seat away sees with other eyes as soon as they see something; until then the page stays as it is", () => {
  store.heard(welcome());
  store.heard(position(1, 0));
  store.heard({ type: "table", table: card({ seats: [] }) });
  expect(store.position()?.seat).toBe(0);
  store.heard(position(1, -1));
  expect([...store.positions.keys()]).toEqual([-1]);
});

test("whoever gives one of several seats away no longer has its eyes", () => {
  const [mine] = card().seats;
  const both = [mine!, { ...mine!, seat: 1 }];
  store.heard(welcome(1, { seats: both }));
  store.heard(position(1, 0));
  store.heard(position(1, 1));
  store.heard({ type: "table", table: card({ seats: [mine!] }) });
  expect([...store.positions.keys()]).toEqual([0]);
});

test("what is void stays on the screen until it is told anew, and is gone then", () => {
  store.heard(welcome(1));
  store.heard(told(1));
  store.heard({ ...told(1), type: "chat", n: 1, seat: null, name: "Ada", company: null, text: "Hello", loud: false });
  store.heard(position(7));
  store.forget();
  expect([store.told.length, store.chat.length, store.position()?.n]).toEqual([1, 1, 7]);
  store.heard(welcome(3));
  expect([store.told, store.chat, store.position()?.n]).toEqual([[], [], 7]);
  store.heard(position(3, -1)); // the table was restored from an older copy, and the seat is lost
  expect([...store.positions.values()].map((it) => [it.seat, it.n])).toEqual([[-1, 3]]);
});

test("whom the table waits for is read from the newer of card and position", () => {
  const waiting = [{ seat: 1, key: "k", text: "", left: 9000 }];
  store.heard(welcome(4, { entries: 4, waiting: [0] }));
  expect(store.waiting.map((it) => it.seat)).toEqual([0]);
  store.heard(position(5, 0, { waiting: [...waiting, ...waiting] }));
  expect(store.waiting).toMatchObject([{ seat: 1, left: 9000 }]);
  store.heard({ type: "table", table: card({ entries: 4, waiting: [0] }) });
  expect(store.waiting.map((it) => it.seat)).toEqual([1]);
  store.heard({ type: "table", table: card({ entries: 6, waiting: [] }) });
  expect(store.waiting).toEqual([]);
});

test("positions that come faster than they can be drawn are skipped, but never the last one", () => {
  const shown: (number | undefined)[] = [];
  for (const n of [1, 2, 3, 4]) {
    store.heard(position(n));
    shown.push(store.position()?.n);
  }
  vi.runAllTimers();
  expect([shown, store.position()?.n]).toEqual([[1, 1, 1, 1], 4]);
});

test("an entry without a position is told all the same, soon", () => {
  store.heard(welcome(0));
  store.heard(told(1));
  expect(store.told).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(store.told).toHaveLength(1);
});

test("of a long talk the newest page is told, and earlier pages join on when they are asked for", () => {
  const line = (n: number): ChatLine => ({ type: "chat", n, at: n, seat: null, name: "Ada", company: null, text: `line ${n}`, loud: false });
  store.heard(welcome(1));
  store.heard(line(1));
  expect(store.chatBefore).toBe(false);
  store.heard({ ...welcome(1), chat: 1, chat_after: 900 });
  for (const n of [901, 902]) store.heard(line(n));
  expect([store.chat.map((it) => it.n), store.chatBefore]).toEqual([[901, 902], true]);
  store.earlier({ lines: [line(500), line(900), line(901)], more: true });
  expect([store.chat.map((it) => it.n), store.chatBefore]).toEqual([[500, 900, 901, 902], true]);
  store.earlier({ lines: [line(1)], more: false });
  expect([store.chat.map((it) => it.n), store.chatBefore]).toEqual([[1, 500, 900, 901, 902], false]);
});

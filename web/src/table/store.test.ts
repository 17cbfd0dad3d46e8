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

test("whoever gives a seat away no longer has its eyes", () => {
  store.heard(welcome());
  store.heard(position(1, 0));
  store.heard({ type: "table", table: card({ seats: [] }) });
  expect(store.position()).toBeUndefined();
  store.heard(position(1, -1));
  expect(store.position()?.seat).toBe(-1);
});

test("what is void is gone", () => {
  store.heard(welcome(1));
  store.heard(told(1));
  store.heard(position(1));
  store.forget();
  expect([store.told, store.chat, store.positions.size]).toEqual([[], [], 0]);
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

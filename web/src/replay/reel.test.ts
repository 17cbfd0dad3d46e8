import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Api } from "../people/api";
import { card, position, told } from "../table/fake";
import type { TableInfo } from "../wire/types";
import { ReplayDesk } from "./desk.svelte";
import { Reel } from "./reel.svelte";

const LAST = 700;
let last: number;
let status: TableInfo["status"];
let asked: string[];

/** A server with one game; entries come in pages of 500, as the real one gives them. */
function reel(changes: Partial<TableInfo> = {}): Reel {
  status = changes.status ?? "over";
  const fetch = async (address: string) => {
    asked.push(address.replace("/api/v1/tables/QMLLFG", ""));
    const url = new URL(address, "http://x");
    const number = (name: string) => Number(url.searchParams.get(name));
    if (url.pathname.endsWith("/position")) return Response.json(position(number("at"), number("seat"), { choices: [{ do: "pass", with: {}, text: "Pass" }] }));
    if (!url.pathname.endsWith("/entries")) return Response.json(card({ entries: last, ...changes, status }));
    const after = number("after");
    const entries = Array.from({ length: Math.min(500, last - after) }, (_, n) => told(after + n + 1));
    return Response.json({ entries, n: after + entries.length, more: after + entries.length < last });
  };
  return new Reel("QMLLFG", new Api(() => "en", fetch));
}

beforeEach(() => {
  asked = [];
  last = LAST;
});
afterEach(() => vi.useRealTimers());

test("opens at the moment of the link, through the eyes of the link, with all entries", async () => {
  const it = reel();
  await it.open({ at: 123, seat: 1 });
  expect([it.at, it.eyes, it.position?.n, it.told.length, it.now?.n]).toEqual([123, 1, 123, LAST, 123]);
  expect(it.before.at(-1)?.n).toBe(123);
});

test("a moment after the end is the end", async () => {
  const it = reel();
  await it.open({ at: 9999, seat: undefined });
  expect([it.at, it.eyes, it.position?.n]).toEqual([LAST, -2, LAST]);
});

test("others' eyes are not asked for while the game runs, and the reader is told why", async () => {
  const it = reel({ status: "playing" });
  await it.open({ at: 5, seat: 1 });
  expect([it.eyes, it.refused]).toEqual([0, true]);
  expect(asked.some((address) => address.includes("seat=1"))).toBe(false);
});

test("a table that is still being set up has nothing to look back at", async () => {
  const it = reel({ status: "open", entries: 0 });
  await it.open({ at: undefined, seat: undefined });
  expect([it.position, asked.length]).toEqual([undefined, 1]);
});

test("other eyes see the same moment anew", async () => {
  const it = reel();
  await it.open({ at: 40, seat: undefined });
  await it.see(1);
  expect([it.at, it.position?.seat]).toEqual([40, 1]);
  expect(asked).toContain("/entries?seat=1&after=500");
});

test("plays entry by entry, pauses when somebody moves, and stops at the end", async () => {
  vi.useFakeTimers();
  const it = reel();
  await it.open({ at: LAST - 3, seat: undefined });
  it.play();
  await vi.advanceTimersByTimeAsync(1300);
  expect([it.at, it.running]).toEqual([LAST - 2, true]);
  it.step("previous");
  await vi.advanceTimersByTimeAsync(5000);
  expect([it.at, it.running]).toEqual([LAST - 3, false]);
  it.play();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([it.at, it.running]).toEqual([LAST, false]);
  it.play();
  await vi.advanceTimersByTimeAsync(0);
  expect(it.at).toBe(0);
  it.pause();
});

test("a running game grows by itself, and who looks at its end goes with it", async () => {
  vi.useFakeTimers();
  last = 10;
  const it = reel({ status: "playing" });
  await it.open({ at: undefined, seat: undefined });
  expect([it.at, it.last]).toEqual([10, 10]);
  void it.follow();
  last = 13;
  await vi.advanceTimersByTimeAsync(4000);
  expect([it.at, it.last, it.told.length, it.position?.n]).toEqual([13, 13, 13, 13]);
  expect(asked).toContain("/entries?seat=0&after=10&wait=25");
  it.close();
});

test("who looks at an earlier moment of a running game stays there", async () => {
  vi.useFakeTimers();
  last = 10;
  const it = reel({ status: "playing" });
  await it.open({ at: 4, seat: undefined });
  void it.follow();
  last = 13;
  await vi.advanceTimersByTimeAsync(4000);
  expect([it.at, it.last, it.position?.n]).toEqual([4, 13, 4]);
  it.close();
});

test("when the game is over, or the page is left, nobody asks for news any more", async () => {
  vi.useFakeTimers();
  last = 10;
  const it = reel({ status: "playing" });
  await it.open({ at: undefined, seat: undefined });
  void it.follow();
  [last, status] = [11, "over"];
  await vi.advanceTimersByTimeAsync(4000);
  expect([it.table?.status, it.at]).toEqual(["over", 11]);
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(count);
});

test("the desk of a replay shows the moment and offers nothing", async () => {
  const it = reel();
  await it.open({ at: 12, seat: 0 });
  const opened: string[] = [];
  const desk = new ReplayDesk(it, (clause) => opened.push(clause));
  expect([desk.position.n, desk.seat, desk.told.length, desk.playing, desk.name(1), desk.letter(1)]).toEqual([12, 0, 12, false, "Bruno", "B"]);
  expect([desk.choices(), desk.position.choices, await desk.act()]).toEqual([[], [], false]);
  desk.rule("MM-3.2");
  expect(opened).toEqual(["MM-3.2"]);
});

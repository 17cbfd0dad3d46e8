import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { need } from "../../words/speech.svelte";
import type { FromTable, TableInfo } from "../../wire/types";
import { lesson, position } from "../../table/fake";
import { anOverview, fakeServer, lessonTable, seatOf, teamRow } from "../fake";
import Wall from "./Wall.svelte";

beforeAll(() => need("web/console_and_wall", "web/table"));

let server: ReturnType<typeof fakeServer>;
beforeEach(() => (server = fakeServer()));

function open(table: TableInfo, ...more: FromTable[]) {
  render(Wall, { code: "QMLLFG" });
  server.line().open({ type: "welcome", table, seats: [], n: 0, chat: 0, chat_after: 0 }, ...more);
}

const said = (text: string, at: number, company: number | null = null): FromTable => ({
  type: "chat", n: 1, at, seat: null, name: "", company, text, loud: true,
}); // prettier-ignore

test("asks to see what anybody may see, whoever opened it", () => {
  open(lessonTable());
  expect(server.line().sent[0]).toMatchObject({ type: "hello", overview: true, wall: true });
});

test("before the start: the square, the address, the code, and companies that fill up", async () => {
  const seats = [seatOf(0), seatOf(1), seatOf(2), seatOf(3, { kind: "open", name: "", free: true })];
  open(lessonTable({ status: "open", seats }), anOverview([teamRow(0), teamRow(1)], { turn: 0 }));
  expect(await screen.findByRole("img", { name: "QR code for 10.0.0.5:8400/t/QMLLFG" })).toBeTruthy();
  expect(screen.getByText("QMLLFG")).toBeTruthy();
  expect(screen.getByText("3 of 4 seated")).toBeTruthy();
  expect(screen.getByText("Company 2").closest("li")).toHaveProperty("textContent", expect.stringContaining("Cyd"));
});

test("in the game: the turn, the stages, one timer, and no cash", async () => {
  open(lessonTable(), anOverview([teamRow(0, { since: 990_000, left: 65_000 }), teamRow(1)]));
  expect(await screen.findByRole("heading", { name: "Turn 2 of 6" })).toBeTruthy();
  expect(screen.getAllByRole("timer")).toHaveLength(1);
  expect(screen.getByRole("timer")).toHaveProperty("textContent", expect.stringMatching(/1:0\d/));
  expect(screen.getByText("Barn").closest("li")).toHaveProperty("textContent", expect.stringContaining("Sowing"));
  expect(document.body.textContent).not.toMatch(/10[01]\b/);
});

test("values are not shown until the ranking is, then whoever leads stands first", async () => {
  const rows = [teamRow(0, { place: 2, value: 77 }), teamRow(1, { place: 1, value: 88 })];
  open(lessonTable(), anOverview(rows));
  await screen.findByText("Barn");
  expect(screen.queryByText("77")).toBeNull();
  server.line().tell({ type: "table", table: lessonTable({ lesson: lesson({ ranking_shown: true }) }) });
  await screen.findByText("77");
  expect(screen.getAllByRole("listitem").map((it) => it.textContent.includes("Barn"))).toEqual([false, true]);
});

test("a pause fills the wall with its words, and so do the leader's words for a while, but not those to one company", async () => {
  open(lessonTable({ status: "paused", reason: "Five minutes" }), anOverview([teamRow(0), teamRow(1)]));
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", expect.stringContaining("Five minutes"));
  server.line().tell({ type: "table", table: lessonTable() }, said("Listen to me", 999_000));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveProperty("textContent", expect.stringContaining("Listen to me")));
  server.line().tell(anOverview([teamRow(0), teamRow(1)], { now: 1_060_000 }), { ...said("Only you", 1_059_000, 0), n: 2 } as FromTable);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText("Listen to me")).toBeTruthy();
  expect(screen.queryByText("Only you")).toBeNull();
});

test("at the end the podium, by company, with its partners", async () => {
  open(
    lessonTable({ status: "over" }),
    anOverview([teamRow(0, { value: null }), teamRow(1, { value: null })], { over: true }),
    position(0, -1, { over: true, places: [2, 2, 1, 1], scores: [50, 50, 60, 60] }),
  );
  const podium = await screen.findByRole("list", { name: "Podium" });
  expect(podium.textContent.replace(/\s+/g, " ")).toMatch(/Company 2.*Cyd, Dora.*1\.60.*Barn.*Ala, Bo.*2\.50/);
});

test("what the leader said before the end does not cover the podium", async () => {
  const places = { over: true, places: [2, 2, 1, 1], scores: [50, 50, 60, 60] };
  open(lessonTable(), anOverview([teamRow(0), teamRow(1)]), said("Two more minutes", 1_000_000));
  await screen.findByRole("alert");
  server.line().tell(anOverview([teamRow(0), teamRow(1)], { over: true }), position(1, -1, places), { type: "table", table: lessonTable({ status: "over" }) });
  await screen.findByRole("list", { name: "Podium" });
  expect(screen.queryByRole("alert")).toBeNull();
  server.line().tell({ ...said("Well done, all of you", 1_000_000), n: 2 } as FromTable);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Well done, all of you"));
});

test("F fills the screen; a lost line is said and comes back by itself", async () => {
  document.documentElement.requestFullscreen = vi.fn(async () => {});
  open(lessonTable(), anOverview([teamRow(0), teamRow(1)]));
  await screen.findByText("Barn");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
  expect(document.documentElement.requestFullscreen).toHaveBeenCalledTimes(1);
  server.line().drop();
  expect(await screen.findByText("The connection is lost. It will come back by itself.")).toBeTruthy();
  const before = server.line();
  await waitFor(() => expect(server.line()).not.toBe(before), { timeout: 3000 });
  server.line().open({ type: "welcome", table: lessonTable(), seats: [], n: 0, chat: 0, chat_after: 0 });
  await waitFor(() => expect(screen.queryByText(/The connection is lost/)).toBeNull());
});

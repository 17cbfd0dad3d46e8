import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeServer, OLA } from "../people/fake";
import { session } from "../people/here.svelte";
import type { ChatLine, FactLine, Relay, SeatInfo, Told } from "../wire/types";
import { need } from "../words/speech.svelte";
import { card, classroom, position } from "./fake";
import DoneForUs from "./DoneForUs.svelte";
import LeaderWords from "./LeaderWords.svelte";
import Pause from "./Pause.svelte";
import { ranking } from "./ranking";
import RelayCode from "./RelayCode.svelte";
import Seats from "./Seats.svelte";
import TeamClock from "./TeamClock.svelte";
import { oneClock, waited } from "./waiting";

const person = (name: string, more: Partial<SeatInfo> = {}): Partial<SeatInfo> => ({ kind: "person", name, free: false, ...more });
const FULL = Object.fromEntries(["Ola", "Jan", "Iga", "Leo", "Ida", "Max"].map((name, seat) => [seat, person(name, seat === 0 ? { mine: true } : {})]));
const playing = (seats: Record<number, Partial<SeatInfo>> = {}) => classroom({ status: "playing", entries: 5, waiting: [0, 3] }, { ...FULL, ...seats });
const loud = (n: number, text: string): ChatLine => ({ type: "chat", n, at: n, seat: null, name: "Ewa", company: null, text, loud: true });

let server: FakeServer;
beforeAll(() => need("web/table"));
beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer({ "GET /sessions": { person: OLA } });
  await session.begin();
});

// Clocks

test("28 clocks are one: my own company's, otherwise how long the others may take at most", () => {
  const table = playing();
  const all = [0, 1, 2, 3, 4].map((seat) => ({ seat, left: 1000 * (seat + 1), since: 0 }));
  expect(oneClock(table, all, [1])).toMatchObject({ of: "mine", seat: 0, left: 1000 });
  expect(oneClock(table, all, [])).toMatchObject({ of: "others", left: 5000 });
  expect(oneClock(table, all.slice(3), [0])).toMatchObject({ of: "one", seat: 4 });
  expect(oneClock(table, [{ seat: 0, left: null, since: 0 }], [0])).toBeUndefined();
});

test("at a table of single players each has a clock of their own", () => {
  const table = card({ teams: [0, 1].map((it) => ({ team: it, name: "", seats: [it], roles: [""] })) });
  const all = [0, 1].map((seat) => ({ seat, left: 9000, since: 0 }));
  expect(oneClock(table, all, [1])).toMatchObject({ of: "mine", seat: 1 });
  expect(oneClock(table, all.slice(0, 1), [1])).toMatchObject({ of: "one", seat: 0 });
});

test("the clock says whose it is and what happens when it runs out", async () => {
  const clock = { of: "mine", seat: 0, left: 45_000, since: performance.now() } as const;
  const { rerender } = render(TeamClock, { table: playing(), clock });
  expect(screen.getByRole("timer").textContent).toBe("0:45");
  expect(screen.getByText("Your company")).toBeTruthy();
  expect(screen.getByText("then the simplest move")).toBeTruthy();
  await rerender({ table: { ...playing(), clock: { kind: "stage", seconds: 45, late: "clerk" } } });
  expect(screen.getByText("then a bot decides")).toBeTruthy();
  await rerender({ clock: { ...clock, of: "one", seat: 3 } });
  expect(screen.getByText("Diggers")).toBeTruthy();
});

test("each waited seat counts once, with the clock of the message that is newer", () => {
  const table = playing({ 0: person("Ola", { left: 7000 }) });
  const twice = [3, 3, 4].map((seat) => ({ seat, key: "k", text: "", left: 3000 }));
  const heard = { table, tableAt: 1, position: position(5, 0, { waiting: twice }), positionAt: 2 };
  expect(waited(heard)).toEqual([3, 4].map((seat) => ({ seat, left: 3000, since: 2 })));
  expect(waited({ ...heard, position: position(4) })[0]).toEqual({ seat: 0, left: 7000, since: 1 });
});

// Seats

test("the list of seats is kept by company, with one clock for each, and says who keeps a place warm", () => {
  const table = playing({ 1: { kind: "bot", name: "Bruno", bot: "clerk", free: true, here: true } });
  const waiting = [0, 1, 2].map((seat) => ({ seat, left: 30_000, since: performance.now() }));
  render(Seats, { table, waiting, changed: () => {} });
  expect(screen.getAllByRole("timer")).toHaveLength(1);
  expect(within(screen.getByRole("list", { name: "Company 1" })).getByText("kept by a bot")).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Company 1" })).getAllByText("must decide")).toHaveLength(3);
  expect(within(screen.getByRole("list", { name: "Diggers" })).queryByText("must decide")).toBeNull(); // whatever the card said before
});

test("a partner's place goes to another phone by square and four digits, and the page stays as it is", async () => {
  const relay: Relay = { seat: 1, code: "4812", token: "t", link: "http://10.0.0.5:8400/t/QMLLFG#relay=abc", until: Date.now() + 60_000 };
  server.answers["POST /tables/QMLLFG/seats/1/relay"] = relay;
  const changed = vi.fn();
  render(Seats, { table: playing(), waiting: [], changed });
  const user = userEvent.setup();
  expect(screen.queryByRole("button", { name: "Change the seat of Leo" })).toBeNull(); // of another company
  await user.click(screen.getByRole("button", { name: "Change the seat of Jan" }));
  expect(screen.queryByRole("button", { name: "Free the seat" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "This place on another phone" }));
  expect(await screen.findByText("4812")).toBeTruthy();
  expect(screen.getByRole("img", { name: "To scan with the other phone" })).toBeTruthy();
  expect(screen.getByText(/open 10\.0\.0\.5:8400\/t\/QMLLFG there/)).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

test("digits that are no longer good give way to new ones, also where the phone's clock is wrong", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  server.answers["POST /tables/QMLLFG/seats/0/relay"] = { seat: 0, code: "0007", token: "t", link: "http://x/t/QMLLFG#relay=a", until: 12 };
  render(RelayCode, { code: "QMLLFG", seat: 0, who: "Ola", done: () => {} });
  await waitFor(() => expect(screen.getByText("good for 5:00")).toBeTruthy());
  await vi.advanceTimersByTimeAsync(301_000);
  await waitFor(() => expect(screen.queryByText("0007")).toBeNull());
  expect(screen.getByRole("button", { name: "New digits" })).toBeTruthy();
  vi.useRealTimers();
});

// The leader's words

test("the leader's words fill the screen until they are read, and once only", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const earlier = loud(3, "Earlier");
  const { rerender } = render(LeaderWords, { code: "QMLLFG", lines: [earlier] });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(screen.queryByText("Earlier")).toBeNull(); // said before this device came
  await rerender({ lines: [earlier, { ...loud(4, "psst"), loud: false }, loud(5, "Eyes on the wall, please.")] });
  expect(screen.getByText("Eyes on the wall, please.")).toBeTruthy();
  expect(screen.queryByText("psst")).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Read" }));
  await waitFor(() => expect(screen.queryByText("Eyes on the wall, please.")).toBeNull());
  expect(localStorage.getItem("magnat-heard-QMLLFG")).toBe("5");
});

test("what was said while the phone was away is read when it comes back", () => {
  localStorage.setItem("magnat-heard-QMLLFG", "5");
  render(LeaderWords, { code: "QMLLFG", lines: [loud(5, "Old"), loud(6, "New")] });
  expect(screen.getByText("New")).toBeTruthy();
  expect(screen.queryByText("Old")).toBeNull();
});

test("a pause fills the screen with its reason and cannot be closed", () => {
  render(Pause, { reason: "Fire drill", by: "Ewa" });
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Pause" });
  expect(within(dialog).getByText("Fire drill")).toBeTruthy();
  expect(within(dialog).queryByRole("button")).toBeNull();
  dialog.close();
  expect(dialog.open).toBe(true);
});

// The end

test("the ranking has one row for each company, with its partners, and none for bankers", () => {
  const rows = ranking(playing(), [2, 2, 2, 1, 1, 1], [40, 40, 40, 55, 55, 55]);
  expect(rows.map((it) => [it.place, it.name, it.score, it.seats])).toEqual([
    [1, "Diggers", 55, [3, 4, 5]],
    [2, "Company 1", 40, [0, 1, 2]],
  ]);
  const single = card({ teams: [] });
  expect(ranking(single, [2, 1], [3, 4]).map((it) => it.name)).toEqual(["Bruno", "Ada"]);
  expect(ranking(single, [], [])).toEqual([]);
});

test("a company is told that its last step was not its own, until it moves again", async () => {
  const facts: FactLine[] = [{ fact: "confirmed", text: "Company 1 confirms.", clause: "OC-5.9", words: {} }];
  const told = (n: number, seat: number, more: Partial<Told> = {}): Told => ({ type: "told", n, at: n, facts, seat, ...more });
  const { rerender } = render(DoneForUs, { told: [told(1, 0, { ruling: "The others wait." }), told(2, 4)], seats: [0, 1, 2] });
  expect(screen.getByRole("status").textContent).toContain("“The others wait.”");
  await rerender({ told: [told(1, 1, { clock: true })] });
  expect(screen.getByRole("status").textContent).toContain("Your time was up");
  await rerender({ told: [told(1, 1, { clock: true }), told(2, 0)] });
  expect(screen.queryByRole("status")).toBeNull();
});

import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import type { FromTable, Overview, TableInfo } from "../../wire/types";
import { lesson } from "../../table/fake";
import { anOverview, fakeServer, lessonTable, seatOf, teamRow } from "../fake";
import Console from "./Console.svelte";

beforeAll(() => need("web/console_and_wall", "web/table"));

const BASE = "/tables/QMLLFG";
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({ [`POST ${BASE}/lesson/push`]: { type: "done", n: 6 } });
  sessionStorage.clear();
});

const waiting = (team: number, changes = {}) => teamRow(team, { waits: "Sow the field", since: 940_000, left: 45_000, ...changes });

/** The console with its line open, after the welcome and what follows it. */
async function open(table: TableInfo = lessonTable(), overview: Overview = anOverview([teamRow(0), waiting(1)])) {
  render(Console, { code: "QMLLFG" });
  const messages: FromTable[] = [{ type: "welcome", table, seats: [], n: 0, chat: 0, chat_after: 0 }, overview];
  server.line().open(...messages);
  await screen.findByRole("region", { name: "For the whole room" });
  return userEvent.setup();
}

const lastCall = () => server.asked.at(-1);
const rowNames = () => screen.getAllByRole("rowheader").map((it) => it.textContent.replace(/^\d/, "").trim());

test("asks for the room at a glance and for no position", async () => {
  await open();
  expect(server.line().sent[0]).toMatchObject({ type: "hello", overview: true, positions: false });
});

test("whoever waits longest stands first, with what it waits for, since when, and how much time is left", async () => {
  await open();
  expect(rowNames()).toEqual(["Company 2", "Barn"]);
  const row = screen.getByRole("row", { name: /Company 2/ });
  expect(row).toHaveProperty("textContent", expect.stringContaining("Sow the field"));
  expect(row).toHaveProperty("textContent", expect.stringMatching(/for 1:0\d/));
  expect(row).toHaveProperty("textContent", expect.stringMatching(/0:4\d left/));
  expect(row).toHaveProperty("textContent", expect.stringContaining("101"));
});

test("one tap finishes the stage of a company, by the default and without a reason", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: /Finish this stage for Company 2$/ }));
  expect(lastCall()).toEqual({ call: `POST ${BASE}/lesson/push`, body: { team: 1, by: "default", reason: "" } });
  const idle = screen.getByRole("button", { name: /Finish this stage for Barn$/ });
  expect(idle.getAttribute("aria-disabled")).toBe("true");
  await user.click(idle);
  expect(lastCall()?.body).toMatchObject({ team: 1 }); // nothing was sent for it
});

test("the long way lets a bot finish it, with a reason that lies ready", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Company 2" }));
  const sheet = screen.getByRole("dialog", { name: "Company 2" });
  await user.click(within(sheet).getByRole("button", { name: "The others are waiting." }));
  await user.click(within(sheet).getByRole("button", { name: "Let a bot finish" }));
  expect(lastCall()).toEqual({ call: `POST ${BASE}/lesson/push`, body: { team: 1, by: "bot", reason: "The others are waiting." } });
});

test("a game without turns and values has no button for them, and shows the bell alone", async () => {
  const bare = { stage: "", step: "", value: null, cash: null };
  const bell = new Date(2026, 0, 5, 10, 45).getTime();
  await open(lessonTable({ lesson: lesson({ bell }) }), anOverview([teamRow(0, bare), waiting(1, bare)], { turn: 0, turns: 0 }));
  for (const name of [/After this round, wait for me$/, /Show the ranking on the wall$/, /Make this the last turn$/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByText("Bell at 10:45")).toBeTruthy();
  expect(screen.queryAllByRole("columnheader").map((it) => it.textContent)).not.toContain("Value");
});

test("what the server refuses is read beside the company that it is about", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: /Take back the last stage of Barn$/ }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveProperty("textContent", expect.stringContaining("Not now."));
  expect(alert.closest("tr")?.previousElementSibling).toHaveProperty("textContent", expect.stringContaining("Barn"));
});

test.each([
  ["One more minute for Company 2", `POST ${BASE}/lesson/time`, { seconds: 60, team: 1 }],
  ["One more minute for everybody", `POST ${BASE}/lesson/time`, { seconds: 60 }],
  ["After this round, wait for me", `PUT ${BASE}/lesson`, { hold: true }],
  ["Let nobody new sit down", `PUT ${BASE}/lesson`, { locked: true }],
  ["Show the ranking on the wall", `PUT ${BASE}/lesson`, { ranking_shown: true }],
])("one tap: %s", async (name, call, body) => {
  const user = await open();
  await user.click(screen.getAllByRole("button", { name: new RegExp(`${name}$`) })[0]!);
  expect(lastCall()).toEqual({ call, body });
});

test("words that lie ready are sent with the second tap", async () => {
  server.answers[`POST ${BASE}/pause`] = lessonTable();
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Pause" }));
  expect(lastCall()).toEqual({ call: `POST ${BASE}/pause`, body: { reason: "" } }); // at once: the words only follow
  await user.click(screen.getByRole("button", { name: "Eyes to the front, please." }));
  expect(lastCall()).toEqual({ call: `POST ${BASE}/pause`, body: { reason: "Eyes to the front, please." } });
  await user.click(screen.getByRole("button", { name: /Message to Barn$/ }));
  await user.click(screen.getByRole("button", { name: "One more minute!" }));
  expect(lastCall()).toEqual({ call: `POST ${BASE}/lesson/say`, body: { text: "One more minute!", team: 0 } });
});

test("a held round goes on with one tap, and a paused table too", async () => {
  const user = await open(lessonTable({ lesson: lesson({ hold: true }) }), anOverview([teamRow(0), teamRow(1)], { held: true }));
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(lastCall()?.call).toBe(`POST ${BASE}/lesson/go-on`);
  server.line().tell({ type: "table", table: lessonTable({ status: "paused", reason: "Break" }) });
  await user.click(await screen.findByRole("button", { name: "Resume" }));
  expect(lastCall()?.call).toBe(`POST ${BASE}/resume`);
  expect(screen.getByText("Paused: Break")).toBeTruthy();
});

test("the keyboard stays where it is when the next round begins, and when rows change their order", async () => {
  const user = await open(lessonTable({ lesson: lesson({ hold: true }) }), anOverview([teamRow(0), waiting(1)], { held: true }));
  const next = screen.getByRole("button", { name: "Go on" });
  next.focus();
  await user.keyboard("{Enter}");
  server.line().tell(anOverview([teamRow(0), waiting(1)], { n: 6, held: false }));
  await waitFor(() => expect(next.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(next);
  const calls = server.asked.length;
  await user.keyboard("{Enter}");
  expect(server.asked.length).toBe(calls); // there is nothing to let go
  const say = screen.getByRole("button", { name: /Message to Company 2$/ });
  say.focus();
  server.line().tell(anOverview([waiting(0, { since: 900_000 }), waiting(1)], { n: 7 }));
  await waitFor(() => expect(rowNames()).toEqual(["Barn", "Company 2"]));
  expect(document.activeElement).toBe(say);
});

test("what helped is gone from the forecast, and the keyboard is still there", async () => {
  const remedy = { kind: "last-turn" as const, number: 4, ends: 2_000_000 };
  const forecast = { ends: 3_000_000, bell: 2_500_000, lessons: 0, remedies: [remedy] };
  server.answers[`PUT ${BASE}/lesson`] = lessonTable();
  const user = await open(lessonTable(), anOverview([teamRow(0), waiting(1)], { forecast }));
  screen.getByRole("button", { name: /^End after turn 4/ }).focus();
  await user.keyboard("{Enter}");
  server.line().tell(anOverview([teamRow(0), waiting(1)], { n: 6, forecast: { ...forecast, ends: 2_000_000, remedies: [] } }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^End after turn 4/ })).toBeNull());
  expect(document.activeElement?.textContent).toContain("bell at");
});

test("a place is handed to another phone by a square and four digits", async () => {
  server.answers[`POST ${BASE}/seats/2/relay`] = { seat: 2, code: "4711", token: "x", link: "http://10.0.0.7/t/QMLLFG#relay=x", until: 1_300_000 };
  const user = await open();
  await user.click(screen.getByRole("button", { name: /^Cyd/ }));
  await user.click(screen.getByRole("button", { name: "QR code for another phone" }));
  expect(await screen.findByText("4711")).toBeTruthy();
  expect(screen.getByRole("img", { name: "QR code for this place" })).toBeTruthy();
  expect(screen.getByText(/Valid for [45]:/)).toBeTruthy();
  const seating = { n: 1, at: 1, after: 1, seat: 2, kind: "person" as const, name: "Cyd", was: "person" as const, was_name: "Cyd", by: "Cyd" };
  server.line().tell({ type: "table", table: lessonTable({ seatings: [seating] }) });
  expect(await screen.findByText("This place is on another phone now.")).toBeTruthy();
  expect(screen.queryByText("4711")).toBeNull(); // it is spent
});

test("two taps ban a device; a person is moved only to places that nobody has", async () => {
  const seats = [seatOf(0), seatOf(1), seatOf(2), seatOf(3, { kind: "bot", free: true })];
  server.answers[`PUT ${BASE}/places/0`] = lessonTable();
  const user = await open(lessonTable({ seats }));
  await user.click(screen.getByRole("button", { name: /^Ala/ }));
  expect(screen.getAllByRole("option").map((it) => it.textContent)).toEqual(["Choose a place …", "Company 2"]);
  await user.click(screen.getByRole("button", { name: "Ban this device" }));
  expect(lastCall()).toEqual({ call: `PUT ${BASE}/places/0`, body: { ban: true } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ban this device" })).toBeNull());
});

test("a name that is being typed stays while the table goes on", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: /^Ala/ }));
  const field = screen.getByRole("textbox", { name: "New name" });
  await user.clear(field);
  await user.type(field, "Al");
  server.line().tell(anOverview([teamRow(0), waiting(1)], { n: 6 }), { type: "table", table: lessonTable({ entries: 6 }) });
  await user.type(field, "ina");
  expect(field).toHaveProperty("value", "Alina");
});

test("before the start the door stands open and free places are counted", async () => {
  const seats = [seatOf(0), seatOf(1), seatOf(2), seatOf(3, { kind: "open", name: "", free: true })];
  const user = await open(
    lessonTable({ status: "open", seats }),
    anOverview([teamRow(0, { value: null, cash: null }), teamRow(1, { value: null, cash: null })], { turn: 0 }),
  );
  expect(screen.getByText("10.0.0.5:8400/t/QMLLFG")).toBeTruthy();
  expect(screen.getByText("3 of 4 places taken, 3 connected")).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Cash" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Start the game; a bot keeps the free place warm$/ }));
  expect(lastCall()?.call).toBe(`POST ${BASE}/lesson/begin`);
});

test("a lesson that will not fit offers what helps", async () => {
  const at = (hours: number, minutes: number) => new Date(2026, 4, 5, hours, minutes).getTime();
  const forecast = {
    ends: at(10, 52),
    bell: at(10, 45),
    lessons: 0,
    remedies: [
      { kind: "last-turn" as const, number: 4, ends: at(10, 41) },
      { kind: "stage-clock" as const, number: 60, ends: at(10, 44) },
    ],
  };
  server.answers[`PUT ${BASE}/lesson`] = lessonTable();
  const user = await open(lessonTable(), anOverview([teamRow(0), waiting(1)], { forecast }));
  expect(screen.getByText(/Ends at 10:52, bell at 10:45/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "60 s per stage: 10:44" }));
  expect(lastCall()).toEqual({ call: `PUT ${BASE}/lesson/clock`, body: { kind: "stage", seconds: 60 } });
  await user.click(screen.getByRole("button", { name: "End after turn 4: 10:41" }));
  expect(lastCall()).toEqual({ call: `PUT ${BASE}/lesson`, body: { last_turn: 4 } });
});

test("a planned last turn is shown to every leader's window, and taken back", async () => {
  const forecast = { ends: 2_000_000, bell: null, lessons: 0, remedies: [] };
  server.answers[`PUT ${BASE}/lesson`] = lessonTable();
  const user = await open(lessonTable({ lesson: lesson({ last_turn: 4 }) }), anOverview([teamRow(0), waiting(1)], { forecast }));
  expect(screen.getByText("Turn 2 of 4")).toBeTruthy();
  expect(screen.getByText(/Turn 4 will be the last one/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take back" }));
  expect(lastCall()).toEqual({ call: `PUT ${BASE}/lesson`, body: { last_turn: null } });
  server.line().tell({ type: "table", table: lessonTable() });
  await waitFor(() => expect(screen.getByText("Turn 2 of 6")).toBeTruthy());
});

test("the lesson's sheet plans the last turn and changes the address that phones open", async () => {
  server.answers["GET /network"] = {
    addresses: [
      { address: "10.0.0.5", label: "wlan0" },
      { address: "192.168.43.17", label: "usb0" },
    ],
    reachable: true,
    can_open: false,
  };
  server.answers[`PUT ${BASE}/lesson`] = lessonTable();
  const user = await open();
  await user.click(screen.getByRole("button", { name: /Bell, last turn, places, address$/ }));
  const sheet = screen.getByRole("dialog", { name: "Bell, last turn, places, address" });
  const turns = within(sheet).getByRole<HTMLSelectElement>("combobox", { name: "The last turn" });
  expect([...turns.options].map((it) => it.text)).toEqual(["Turn 2, the current one", "Turn 3", "Turn 4", "Turn 5", "Turn 6, as the game has it"]);
  await user.selectOptions(turns, "Turn 4");
  const address = await within(sheet).findByRole<HTMLSelectElement>("combobox", { name: "Address for the phones" });
  expect(address.value).toBe("10.0.0.5");
  await user.selectOptions(address, "192.168.43.17");
  await user.click(within(sheet).getByRole("checkbox", { name: "Let banned devices come back" }));
  await user.click(within(sheet).getByRole("button", { name: "Save" }));
  expect(lastCall()).toMatchObject({ call: `PUT ${BASE}/lesson`, body: { last_turn: 4, address: "192.168.43.17", pardon: true } });
});

test("an address that the computer has lost is said to be lost, and saving takes the new one", async () => {
  server.answers["GET /network"] = { addresses: [{ address: "192.168.43.17", label: "wlan0" }], reachable: true, can_open: false };
  server.answers[`PUT ${BASE}/lesson`] = lessonTable();
  const user = await open();
  await user.click(screen.getByRole("button", { name: /Bell, last turn, places, address$/ }));
  const sheet = screen.getByRole("dialog", { name: "Bell, last turn, places, address" });
  expect(await within(sheet).findByText(/Phones still open 10.0.0.5, which this computer no longer has/)).toBeTruthy();
  await user.click(within(sheet).getByRole("button", { name: "Save" }));
  const body = lastCall()?.body as Record<string, unknown>;
  expect(body).toMatchObject({ address: "192.168.43.17" });
  expect("last_turn" in body).toBe(false);
});

test("a game without companies has fewer columns and no company names", async () => {
  const row = (team: number, name: string) => teamRow(team, { name, seats: [team], stage: "", step: "", value: null, cash: null });
  await open(lessonTable({ teams: [], game: "quarry" }), anOverview([row(0, "Ala"), row(1, "Bo")]));
  expect(screen.queryByRole("columnheader", { name: "Stage" })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Value" })).toBeNull();
  expect(rowNames()).toEqual(["A Ala", "B Bo"]);
});

test("whoever does not lead is sent elsewhere", async () => {
  render(Console, { code: "QMLLFG" });
  server.line().open({ type: "welcome", table: lessonTable({ host: false }), seats: [], n: 0, chat: 0, chat_after: 0 });
  expect(await screen.findByText("Only the person who leads this lesson can open its console.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "For the whole room" })).toBeNull();
});

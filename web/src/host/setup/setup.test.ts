import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { fakeGame } from "../../games/fake";
import { FakeServer, OLA } from "../../people/fake";
import { session } from "../../people/here.svelte";
import { card } from "../../table/fake";
import type { Network } from "../../wire/types";
import { need, say } from "../../words/speech.svelte";
import { hostOf, likeliest, type LessonWish, newLesson, possible, usual } from "./lesson";
import { nextBell } from "../bell";
import Teach from "./Teach.svelte";

const CLASS = fakeGame({
  name: "quarry",
  title: "Quarry",
  teams: true,
  roles: ["seat", "company", "bank"],
  seats: [9, 12, 30],
  usual_seats: 9,
  seat_changes: [{ option: "size", value: 4, seats: [9, 10, 11, 12, 28, 30] }],
});
const CLUB = fakeGame({ name: "harvest", title: "Harvest" });
const HOME: Network = {
  addresses: [
    { address: "http://10.0.0.5:8400", label: "eth0" },
    { address: "http://192.168.43.17:8400", label: "wlan0" },
  ],
  reachable: false,
  can_open: true,
};
const wish: LessonWish = {
  pupils: 28, timing: "minutes", minutes: 45, bell: "10:45", language: "pl", bankers: "program", address: "", room: "", title: " ",
  options: {}, stage: undefined, late: "simplest", dice: "server",
}; // prettier-ignore
const NOON = new Date(2026, 10, 17, 12, 0).getTime();

let server: FakeServer;
beforeAll(() => need("web/seating"));
beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer({
    "GET /games": [CLUB, CLASS],
    "GET /network": HOME,
    "POST /people": { person: { ...OLA, name: "Leader" }, token: "", link: "" },
    "POST /lessons": { table: card(), host_token: "" },
  });
  history.replaceState(null, "", "/teach");
  await session.begin();
});

test("any number between the companies' sizes can be taught; a class is as large as classes are", () => {
  expect(possible(CLASS)).toEqual([9, 10, 11, 12, 28, 30]);
  expect([usual(CLASS), usual(CLUB)]).toEqual([28, 3]);
});

test("the bell rings when the clock on the wall shows it next", () => {
  expect(nextBell("12:45", NOON)).toBe(new Date(2026, 10, 17, 12, 45).getTime());
  expect(nextBell("08:05", NOON)).toBe(new Date(2026, 10, 18, 8, 5).getTime());
  expect(nextBell("", NOON)).toBeNull();
});

test("the phones get the address that this page came from, otherwise the first one", () => {
  expect(likeliest(HOME, "http://192.168.43.17:8400")).toBe("http://192.168.43.17:8400");
  expect(likeliest(HOME, "http://127.0.0.1:8400")).toBe("http://10.0.0.5:8400");
  expect(likeliest({ ...HOME, addresses: [] }, "http://127.0.0.1:8400")).toBe("");
  const bare = { ...HOME, addresses: HOME.addresses.map((it) => ({ ...it, address: hostOf(it.address) })) };
  expect(likeliest(bare, "http://192.168.43.17:8400/t/QMLLFG")).toBe("192.168.43.17");
});

test("only what was chosen is sent: the server plans the rest by the bell", () => {
  expect(newLesson(CLASS, wish, NOON)).toEqual({ game: "quarry", pupils: 28, language: "pl", minutes: 45, bankers: "program" });
  const open = { ...wish, timing: "open" as const, stage: 90, late: "clerk", title: "7b", room: "QUARRY", address: "http://10.0.0.5" };
  expect(newLesson(CLASS, open, NOON)).toEqual({
    game: "quarry", pupils: 28, language: "pl", bankers: "program", title: "7b", room: "QUARRY", address: "http://10.0.0.5",
    clock: { kind: "stage", seconds: 90, late: "clerk" },
  }); // prettier-ignore
  expect(newLesson(CLASS, { ...wish, timing: "bell", stage: 0 }, NOON)).toMatchObject({
    bell: nextBell("10:45", NOON),
    clock: { kind: "none" },
  });
  expect(newLesson(CLUB, { ...wish, dice: "typed" }, NOON)).not.toHaveProperty("bankers");
});

test("a stranger opens a class with one tap: the game for classes is chosen, and the leader gets a name", async () => {
  render(Teach);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Open the class" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG/console"));
  expect(server.changes).toEqual([
    { call: "POST /people", body: { name: "Leader", language: "en" } },
    {
      call: "POST /lessons",
      body: { game: "quarry", pupils: 28, language: "en", minutes: 45, bankers: "program", address: "http://10.0.0.5:8400" },
    },
  ]);
});

test("the bell is typed as the clock shows it, and what is no time is said in the page's own words", async () => {
  render(Teach);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("radio", { name: say("web-lesson-time-bell") }));
  const bell = screen.getByRole("textbox", { name: say("web-lesson-bell") });
  await user.clear(bell);
  await user.type(bell, "25:99");
  await user.click(screen.getByRole("button", { name: "Open the class" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Hours and minutes, please, for example 10:45.");
  expect(server.changes.some((it) => it.call === "POST /lessons")).toBe(false);
  await user.clear(bell);
  await user.type(bell, "1045");
  await user.click(screen.getByRole("button", { name: "Open the class" }));
  await waitFor(() => expect(server.changes.at(-1)?.body).toHaveProperty("bell"));
  expect(bell).toHaveProperty("value", "10:45");
});

test("a club evening has players and nobody at the bank", async () => {
  render(Teach);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Game" }), "Harvest");
  expect(await screen.findByRole("spinbutton", { name: "Players" })).toHaveProperty("value", "3");
  expect(screen.queryByRole("group", { name: say("web-lesson-bankers") })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(server.changes.at(-1)?.body).toMatchObject({ game: "harvest", pupils: 3 }));
});

test("a new room is made with its first lesson", async () => {
  server.answers["POST /rooms"] = { code: "CAVERN", title: "7b", link: "", leader: true, ranked_by: "places", lessons: [], standing: [] };
  render(Teach);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Room" }), "A new room …");
  await user.type(screen.getByRole("textbox", { name: "Name of the room" }), "7b");
  await user.click(screen.getByRole("button", { name: "Open the class" }));
  await waitFor(() => expect(server.changes.at(-1)?.body).toMatchObject({ room: "CAVERN" }));
  expect(server.changes).toContainEqual({ call: "POST /rooms", body: { title: "7b" } });
});

test("a computer in no network is told what to do, and what the server refuses is said", async () => {
  server.answers["GET /network"] = { addresses: [], reachable: false, can_open: true };
  server.answers["POST /lessons"] = { error: "refused", text: "Nobody can play with so many." };
  render(Teach);
  expect(await screen.findByText(/not on any network/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Open the class" }));
  expect(await screen.findByText("Nobody can play with so many.")).toBeTruthy();
});

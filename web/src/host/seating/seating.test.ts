import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeServer, OLA } from "../../people/fake";
import { session } from "../../people/here.svelte";
import { classroom, lesson } from "../../table/fake";
import { need } from "../../words/speech.svelte";
import { suggested } from "./nicknames";
import Seating from "./Seating.svelte";
import TakePlace from "./TakePlace.svelte";

let server: FakeServer;
const changed = vi.fn();

beforeAll(() => need("web/seating", "web/table"));
beforeEach(() => {
  changed.mockClear();
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "POST /people": { person: OLA, token: "", link: "" },
    "POST /tables/QMLLFG/join": classroom(),
    "POST /tables/QMLLFG/leave": classroom(),
    "POST /tables/QMLLFG/relay": classroom(),
    "PUT /tables/QMLLFG/teams/0": classroom(),
  });
});

const known = () => session.begin();
const stranger = async () => {
  delete server.answers["GET /sessions"];
  await session.begin();
};

test("nicknames are drawn from the list, and nobody's name is offered twice", () => {
  expect(suggested("Spark, Wick ,,Flame", ["Wick"], () => 0)).toEqual(["Spark", "Flame"]);
  expect(suggested("a,b,c,d,e,f,g,h", [], () => 0.99)).toHaveLength(6);
});

test("a stranger takes a nickname with one tap", async () => {
  await stranger();
  render(Seating, { table: classroom(), changed });
  const nicknames = screen.getByRole("group", { name: /one tap/ });
  const first = within(nicknames).getAllByRole("button")[0]!;
  await userEvent.setup().click(first);
  expect(server.changes).toEqual([{ call: "POST /people", body: { name: first.textContent, language: "en" } }]);
  expect(changed).toHaveBeenCalledOnce();
});

test("everybody sees the companies fill up, and taps a free place by profession or number", async () => {
  await known();
  render(Seating, { table: classroom({}, { 3: { kind: "person", name: "Jan", free: false } }), changed });
  expect(screen.getByText("1 of 6 places are taken")).toBeTruthy();
  const second = screen.getByRole("region", { name: "Diggers" });
  expect(within(second).getByText("Jan")).toBeTruthy();
  expect(within(second).getAllByRole("button")).toHaveLength(2);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Place 2 .*, Company 1: take this place$/ }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/join", body: { seat: 1 } }]);
  expect(changed).toHaveBeenCalledOnce();
});

test("whoever does not mind sits down anywhere", async () => {
  await known();
  render(Seating, { table: classroom(), changed });
  await userEvent.setup().click(screen.getByRole("button", { name: "Anywhere" }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/join", body: {} }]);
});

test("another free place is a move", async () => {
  await known();
  render(Seating, { table: classroom({}, { 0: { kind: "person", name: "Ola", mine: true, free: false } }), changed });
  await userEvent.setup().click(screen.getByRole("button", { name: /^Place 1 .*, Diggers: take this place$/ }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/join", body: { seat: 3 } }]);
});

test("whoever may have several places leaves those of another company; if somebody was quicker, one sits where one sat", async () => {
  await known();
  server.answers["POST /tables/QMLLFG/join"] = { error: "seat-taken", text: "Somebody else has taken this seat." };
  const mine = { kind: "person", name: "Ola", mine: true, free: false } as const;
  render(Seating, { table: classroom({ lesson: lesson({ one_place: false }) }, { 0: mine }), changed });
  await userEvent.setup().click(screen.getByRole("button", { name: /^Place 1 .*, Diggers: take this place$/ }));
  expect(await screen.findByText("Somebody else has taken this seat.")).toBeTruthy();
  expect(server.changes.map((it) => [it.call.split("/").at(-1), it.body])).toEqual([
    ["leave", { seat: 0 }],
    ["join", { seat: 3 }],
    ["join", { seat: 0 }],
  ]);
});

test("one phone takes several places of its company where the leader allows it", async () => {
  await known();
  const table = classroom({ lesson: lesson({ one_place: false }) }, { 0: { kind: "person", name: "Ola", mine: true, free: false } });
  render(Seating, { table, changed });
  expect(screen.getByText(/may take more places/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: /^Place 2 .*, Company 1: take this place$/ }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/join", body: { seat: 1 } }]);
});

test("partners name their company, and see the name that another one gave it", async () => {
  await known();
  const mine = { 0: { kind: "person", name: "Ola", mine: true, free: false } } as const;
  const { rerender } = render(Seating, { table: classroom({}, mine), changed });
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Name of your company" }), "Naphtha Brothers");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(server.changes).toEqual([{ call: "PUT /tables/QMLLFG/teams/0", body: { name: "Naphtha Brothers" } }]);
  const table = classroom({}, mine);
  await rerender({ table: { ...table, teams: table.teams.map((it) => (it.team ? it : { ...it, name: "Naphtha Brothers" })) } });
  await rerender({ table: { ...table, teams: table.teams.map((it) => (it.team ? it : { ...it, name: "Wax & Sons" })) } });
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name of your company" })).toHaveProperty("value", "Wax & Sons"));
});

test("when the seating is locked nobody new sits down, and it is said why", async () => {
  await known();
  render(Seating, { table: classroom({ lesson: lesson({ locked: true }) }), changed });
  expect(screen.getByText(/closed the seating/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Anywhere" })).toBeNull();
  for (const it of screen.getAllByRole("button", { name: /take this place/ })) expect(it).toHaveProperty("disabled", true);
});

test("latecomers see only the places that a bot keeps warm", async () => {
  await known();
  const table = classroom({ status: "playing" }, Object.fromEntries([0, 1, 2, 3, 5].map((it) => [it, { kind: "person", name: `P${it}`, free: false }])));
  table.seats[4] = { ...table.seats[4]!, kind: "bot", name: "Bruno", free: true };
  render(Seating, { table, changed });
  expect(screen.queryByRole("region", { name: "Company 1" })).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: /^Place 2 .*, Diggers: take this place$/ }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/join", body: { seat: 4 } }]);
});

test("the leader takes no place and finds the console", async () => {
  await known();
  render(Seating, { table: classroom({ host: true }), changed });
  expect(screen.getByRole("link", { name: "To the console" }).getAttribute("href")).toBe("/t/QMLLFG/console");
  expect(screen.queryByRole("button", { name: "Anywhere" })).toBeNull();
});

test("four digits bring a place to a phone that nobody knows yet, without asking for a name", async () => {
  await stranger();
  render(TakePlace, { table: classroom(), done: changed });
  const user = userEvent.setup();
  const take = screen.getByRole("button", { name: "Take the place" });
  await user.type(screen.getByRole("textbox", { name: "Four digits" }), "48 1");
  expect(take).toHaveProperty("disabled", true);
  await user.type(screen.getByRole("textbox", { name: "Four digits" }), "2");
  await user.click(take);
  expect(server.changes).toEqual([
    { call: "POST /people", body: { name: "Guest", language: "en" } },
    { call: "POST /tables/QMLLFG/relay", body: { code: "4812" } },
  ]);
  expect(changed).toHaveBeenCalledOnce();
});

test("a scanned square brings the place with one press, and a void one says so", async () => {
  await known();
  server.answers["POST /tables/QMLLFG/relay"] = { error: "unknown-token", text: "These digits are void." };
  render(TakePlace, { table: classroom(), token: "t".repeat(24), done: changed });
  await userEvent.setup().click(screen.getByRole("button", { name: "Take the place" }));
  expect(server.changes.at(-1)?.body).toEqual({ token: "t".repeat(24) });
  expect(await screen.findByText("These digits are void.")).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

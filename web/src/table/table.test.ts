import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeGame, HARVEST } from "../games/fake";
import { FakeServer, OLA } from "../people/fake";
import { session } from "../people/here.svelte";
import { need } from "../words/speech.svelte";
import { card, classroom, FakeSocket, position, told, welcome } from "./fake";
import Table from "./Table.svelte";

let server: FakeServer;
let sockets: FakeSocket[];

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "GET /games": [fakeGame()],
    "GET /games/harvest/words?lang=en": { game: "harvest", language: "en", source: HARVEST },
    "PUT /tables/QMLLFG/seats/0": card(),
    "POST /tables/QMLLFG/relay": card(),
  });
  sockets = [];
  class Line extends FakeSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
  }
  vi.stubGlobal("WebSocket", Line);
  history.replaceState(null, "", "/t/QMLLFG");
  await session.begin();
});

const choices = [{ do: "sow", with: {}, text: "Sow" }];

test("when my seats change, what was open stays open: nothing jumps back to the log", async () => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1), told(1), position(1, 0, { choices }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Seats" }));
  await user.click(await screen.findByRole("button", { name: "Change the seat of Ada" }));
  const before = screen.getByRole("tab", { name: "Seats" });
  await user.click(screen.getByRole("button", { name: "Let a bot play" }));
  await waitFor(() => expect(sockets).toHaveLength(2));
  const [mine, other] = card().seats;
  sockets[1]!.open(welcome(2, { seats: [{ ...mine!, kind: "bot", mine: true }, other!] }), told(1), told(2), position(2, -1));
  expect(await screen.findByText("You are watching")).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Seats" })).toBe(before);
  expect(before.getAttribute("aria-selected")).toBe("true");
});

test("texts that come later do not begin the page anew", async () => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1), told(1), position(1, 0, { choices }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("tab", { name: "Chat" }));
  const before = screen.getByRole("tab", { name: "Chat" });
  await need("web/rules");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Chat" })).toBe(before));
  expect(before.getAttribute("aria-selected")).toBe("true");
});

test("a scanned square asks once, and the token leaves the address", async () => {
  history.replaceState(null, "", `/t/QMLLFG#relay=${"t".repeat(24)}`);
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open({ ...welcome(1), table: classroom({ game: "harvest", status: "playing" }) }, told(1), position(1, -1));
  expect(location.hash).toBe("");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Take the place" }));
  expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/relay", body: { token: "t".repeat(24) } }]);
  await waitFor(() => expect(sockets).toHaveLength(2)); // with the eyes of the place
});

test("a square that is scanned while the page is open asks, too", async () => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open({ ...welcome(1), table: classroom({ game: "harvest", status: "playing" }) }, told(1), position(1, -1));
  await screen.findByText("You are watching");
  location.hash = `#relay=${"t".repeat(24)}`;
  expect(await screen.findByText(/The place moves to this phone/)).toBeTruthy();
  expect(location.hash).toBe("");
});

test("a pause of the leader fills the phone and goes by itself", async () => {
  render(Table, { code: "QMLLFG" });
  const mine = { 0: { kind: "person", name: "Ola", mine: true, free: false } } as const;
  const paused = classroom({ status: "paused", reason: "Fire drill" }, mine);
  sockets[0]!.open({ ...welcome(1), table: paused }, told(1), position(1, 0));
  expect(await screen.findByRole("dialog", { name: "Pause" })).toBeTruthy();
  sockets[0]!.tell({ type: "table", table: { ...paused, status: "playing", reason: "" } });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Pause" })).toBeNull());
});

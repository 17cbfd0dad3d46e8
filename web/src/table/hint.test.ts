import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeGame, HARVEST } from "../games/fake";
import { FakeServer, OLA } from "../people/fake";
import { session } from "../people/here.svelte";
import type { TableInfo } from "../wire/types";
import { card, FakeSocket, position, told, welcome } from "./fake";
import Table from "./Table.svelte";

let server: FakeServer;
let sockets: FakeSocket[];

const advice = { n: 1, about: "turn", must: true, choice: { do: "sow", with: {}, text: "Sow" }, reason: "3 sacks wait in your barn." };

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "GET /games": [fakeGame()],
    "GET /games/harvest/words?lang=en": { game: "harvest", language: "en", source: HARVEST },
    "POST /tables/QMLLFG/advice": advice,
    "PATCH /tables/QMLLFG": card(),
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

const mine = {
  asked: [{ key: "turn", clause: "", must: true, text: "Your turn" }],
  choices: [
    { do: "sow", with: {}, text: "Sow" },
    { do: "rest", with: {}, text: "Rest" },
  ],
};

function open(changes: Partial<TableInfo> = {}, at = position(1, 0, mine)) {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1, changes), told(1), at);
  return userEvent.setup();
}

test("a hint is asked for, says what and why, and is looked at before it is done", async () => {
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Hint" }));
  expect(await screen.findByText(/3 sacks wait in your barn/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Do it" }));
  await waitFor(() => expect(sockets[0]!.last).toMatchObject({ type: "why", do: "sow" }));
  expect(sockets[0]!.sent.filter((it) => it.type === "act")).toEqual([]);
});

test("a hint stays while others act, and is forgotten when I have", async () => {
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Hint" }));
  await screen.findByText(/3 sacks/);
  sockets[0]!.tell({ ...told(2), seat: 1 }, position(2, 0, mine));
  await waitFor(() => expect(document.querySelector("[data-entry]")?.getAttribute("data-entry")).toBe("2"));
  expect(screen.getByText(/3 sacks/)).toBeTruthy();
  sockets[0]!.tell({ ...told(3), seat: 0 }, position(3, 0, mine));
  await waitFor(() => expect(screen.queryByText(/3 sacks/)).toBeNull());
  expect(screen.getByRole("button", { name: "Hint" })).toBeTruthy();
});

test("where hints are not allowed, or nothing is asked, there is no button", async () => {
  open({ hints: false });
  await screen.findAllByText("Sow");
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
});

test("the host skips the bots until it is a person's turn", async () => {
  const waiting = [{ seat: 1, key: "turn", text: "Bruno thinks", left: null }];
  const user = open({}, position(1, 0, { waiting }));
  await user.click(await screen.findByRole("button", { name: "Skip to my turn" }));
  expect(server.changes).toEqual([{ call: "PATCH /tables/QMLLFG", body: { hurry: true } }]);
});

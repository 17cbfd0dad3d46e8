import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameScreen } from "../games/client";
import { need } from "../words/speech.svelte";
import type { Rulings, Waiting } from "../wire/types";
import { Connection } from "./connection";
import { LiveDesk } from "./desk.svelte";
import { FakeSocket, position, told, welcome } from "./fake";
import Ruling from "./Ruling.svelte";
import { TableStore } from "./store.svelte";

const PASS = { do: "pass", with: {}, text: "Pass" };
const game = { kind: (action: string) => action } as GameScreen;
let offered: Rulings;
let asked: string[];

beforeAll(() => need("web/table"));
beforeEach(() => {
  asked = [];
  offered = {
    n: 1,
    seat: 1,
    choices: [PASS, { do: "put", with: { cell: 1 }, text: "Put on 1" }, { do: "put", with: { cell: 2 }, text: "Put on 2" }],
    forms: [],
  };
  vi.stubGlobal("fetch", async (address: string) => (asked.push(address.replace("/api/v1", "")), Response.json(offered)));
});

const waits = (seat: number): Waiting => ({ seat, key: "trade", text: "Trade with a market.", left: null });

/** The host has seat 0; the table waits for these. */
function hosting(...seats: number[]) {
  const store = new TableStore();
  const sockets: FakeSocket[] = [];
  const connection = new Connection(store, { code: "QMLLFG", language: "en", dial: (address) => (sockets.push(new FakeSocket(address)), sockets.at(-1)!) });
  const rules: string[] = [];
  const desk = new LiveDesk(store, connection, (clause) => rules.push(clause));
  connection.open();
  sockets[0]!.open(welcome(1), told(1), position(1, 0, { waiting: seats.map(waits) }));
  render(Ruling, { desk, game });
  return { socket: sockets[0]!, desk, rules, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });
const offeredButton = (name: string) => screen.findByRole("button", { name });

test("the host chooses for the seat that is waited for, says why, and the ruling is sent in its name", async () => {
  const { socket, user } = hosting(1);
  await user.click(button("Act for a seat …"));
  expect(screen.getByText("Trade with a market.")).toBeTruthy();
  await user.click(await offeredButton("Put on 2"));
  expect(asked).toEqual(["/tables/QMLLFG/rulings/1"]);
  expect((button("Rule as host") as HTMLButtonElement).disabled).toBe(true);
  await user.type(screen.getByLabelText("Reason"), "flat");
  await user.click(button("Rule as host"));
  expect(socket.last).toMatchObject({ type: "rule-act", seat: 1, do: "put", with: { cell: 2 }, reason: "flat" });
});

test("another option can be chosen before anything is said", async () => {
  const { socket, user } = hosting(1);
  await user.click(button("Act for a seat …"));
  await user.click(await offeredButton("Pass"));
  await user.click(button("Something else"));
  expect(await offeredButton("Put on 1")).toBeTruthy();
  expect(socket.ids).toEqual([]);
});

test("where everything depends on a hand, the host is told what to do instead", async () => {
  offered = { ...offered, choices: [] };
  const { user } = hosting(1);
  await user.click(button("Act for a seat …"));
  expect(await screen.findByText(/depends on what only it can see/)).toBeTruthy();
});

test("a refusal is told and changes nothing", async () => {
  const { socket, user } = hosting(1);
  await user.click(button("Act for a seat …"));
  await user.click(await offeredButton("Pass"));
  await user.type(screen.getByLabelText("Reason"), "away");
  await user.click(button("Rule as host"));
  socket.tell({ type: "failed", id: socket.ids.at(-1)!, problem: { error: "refused", text: "The rules do not allow that now.", clause: "TB-3.2" } });
  await waitFor(() => expect(screen.getByText("The rules do not allow that now.")).toBeTruthy());
  expect((button("Rule as host") as HTMLButtonElement).disabled).toBe(false);
});

test("nobody is ruled for when the table waits for the host alone, or for nobody", () => {
  hosting(0);
  expect(screen.queryByText("Act for a seat …", { selector: "button" })).toBeNull();
});

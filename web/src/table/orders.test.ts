import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeGame, HARVEST } from "../games/fake";
import { FakeServer, OLA } from "../people/fake";
import { session } from "../people/here.svelte";
import { letSingles } from "../people/signals";
import { FakeSocket, position, told, welcome } from "./fake";
import Table from "./Table.svelte";

let server: FakeServer;
let sockets: FakeSocket[];

const most = { name: "most", text: "up to", low: 3, high: 80, usual: 20, choices: [] };
const until = { name: "until", text: "until", low: 0, high: 0, usual: 0, choices: [{ value: "traded", text: "somebody trades" }] };
const offered = [
  { kind: "bid-up-to", title: "Bid for me", fields: [most] },
  { kind: "pass-until", title: "Pass for me", fields: [until] },
];
const given = [{ kind: "bid-up-to", text: "Bids for you up to 21." }];

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "GET /games": [{ ...fakeGame(), orders: true }],
    "GET /games/harvest/words?lang=en": { game: "harvest", language: "en", source: HARVEST },
    "GET /tables/QMLLFG/orders": [{ seat: 0, given: [], offered }],
    "PUT /tables/QMLLFG/orders/0": { seat: 0, given, offered },
    "DELETE /tables/QMLLFG/orders/0/bid-up-to": { seat: 0, given: [], offered },
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

const waiting = [{ seat: 1, key: "bid", text: "Bruno bids", left: null }];

test("an order is given with its number, stands in the dock, and can be cancelled", async () => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1), told(1), position(1, 0, { waiting }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Standing orders" }));
  await user.click(screen.getAllByRole("button", { name: /^up to: / }).at(-1)!);
  await user.click(screen.getByRole("button", { name: "Order it: Bid for me" }));
  expect(await screen.findByText("Bids for you up to 21.")).toBeTruthy();
  expect(server.changes).toEqual([{ call: "PUT /tables/QMLLFG/orders/0", body: { kind: "bid-up-to", with: { most: 21 } } }]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("Bids for you up to 21.")).toBeNull());
});

const only = {
  asked: [{ key: "turn", clause: "", must: true, text: "Your turn" }],
  choices: [{ do: "sow", with: {}, text: "Sow" }],
};
const answered = async (facts: number) => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1), told(1), position(1, 0, only));
  await waitFor(() => expect(sockets[0]!.last).toMatchObject({ type: "why", do: "sow" }));
  const id = sockets[0]!.ids.at(-1) ?? null;
  sockets[0]!.tell({ type: "verdict", id, allowed: true, text: "Sow", facts: Array(facts).fill({ fact: "x", clause: "", words: {}, text: "x" }) });
};

test("a single answer is given by itself, for whoever wants that", async () => {
  letSingles(true);
  await answered(1);
  await waitFor(() => expect(sockets[0]!.last).toMatchObject({ type: "act", do: "sow" }));
});

test("but not where it would show something new", async () => {
  letSingles(true);
  await answered(0);
  await new Promise((done) => setTimeout(done, 50));
  expect(sockets[0]!.sent.some((it) => it.type === "act")).toBe(false);
});

test("and nobody who has not chosen it is answered for", async () => {
  render(Table, { code: "QMLLFG" });
  sockets[0]!.open(welcome(1), told(1), position(1, 0, only));
  await screen.findAllByText("Sow");
  expect(sockets[0]!.sent.some((it) => it.type === "why")).toBe(false);
});

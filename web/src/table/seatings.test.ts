import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeServer, OLA } from "../people/fake";
import { session } from "../people/here.svelte";
import type { Seating } from "../wire/types";
import { need } from "../words/speech.svelte";
import { card } from "./fake";
import SeatRequest from "./SeatRequest.svelte";
import Seats from "./Seats.svelte";
import { among, seatingLine } from "./seatings";

beforeAll(() => need("web/table"));

const change = (it: Partial<Seating>): Seating => ({
  n: 1, at: 0, after: 3, seat: 1, kind: "person", name: "Dan", was: "person", was_name: "Bob", by: "Dan", ...it,
}); // prettier-ignore
const text = (it: Partial<Seating>) => seatingLine(change(it)).text;

test("every change of a place is a sentence", () => {
  expect(text({})).toBe("Dan took over the seat of Bob.");
  expect(text({ was: "bot" })).toBe("Dan took over seat 2 from a bot.");
  expect(text({ was: "open", was_name: "" })).toBe("Dan took seat 2.");
  expect(text({ by: "Ada" })).toBe("Ada gave Dan seat 2.");
  expect(text({ kind: "bot", name: "Bob", by: "Bob" })).toBe("Bob lets a bot play.");
  expect(text({ kind: "bot", name: "Bob", by: "Ada" })).toBe("Ada lets a bot play for Bob.");
  expect(text({ kind: "open", name: "", by: "Bob" })).toBe("Bob left seat 2.");
  expect(text({ kind: "open", name: "", by: "Ada" })).toBe("Ada freed the seat of Bob.");
  expect(text({ name: "", was_name: "", by: "" })).toBe("Seat 2 changed hands.");
});

test("they stand in the log where they happened, after their entry", () => {
  const line = (n: number) => ({ id: `${n}`, n, text: `${n}`, clause: "", aside: false });
  const log = [line(5), line(4), line(3)];
  expect(among(log, [change({ n: 1, after: 2 }), change({ n: 2, after: 4 }), change({ n: 3, after: 5 })], false).map((it) => it.id)).toEqual([
    "seating-3", "5", "seating-2", "4", "3",
  ]); // prettier-ignore
  expect(among(log, [change({ n: 1, after: 2 })], true).map((it) => it.id)).toEqual(["5", "4", "3", "seating-1"]);
  expect(among([], [change({ n: 1, after: 0 })], true)).toHaveLength(1);
});

let server: FakeServer;
beforeEach(async () => {
  server = new FakeServer({
    "GET /sessions": { person: OLA },
    "POST /tables/QMLLFG/answer-seat": card(),
    "POST /tables/QMLLFG/ask-seat": card(),
    "POST /tables/QMLLFG/join": { error: "others-must-agree", text: "The others have to agree." },
  });
  await session.begin();
});

test("whoever is asked answers, and all see who asks", async () => {
  const seat_request = { seat: 1, name: "Ada", mine: false, asked: true, waiting: ["Bob", "Cleo"] };
  render(SeatRequest, { table: card({ seat_request }), changed: vi.fn() });
  expect(screen.getByText(/Ada asks for seat 2/)).toBeTruthy();
  expect(screen.getByText("Waiting for: Bob, Cleo")).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Do not agree" }));
  await waitFor(() => expect(server.changes).toEqual([{ call: "POST /tables/QMLLFG/answer-seat", body: { agree: false } }]));
});

test("whoever asked withdraws, and sees anew when the place is theirs", async () => {
  const changed = vi.fn();
  const seat_request = { seat: 1, name: "Ola", mine: true, asked: false, waiting: ["Bob"] };
  const { rerender } = render(SeatRequest, { table: card({ seat_request }), changed });
  expect(screen.getByRole("button", { name: "Withdraw the request" })).toBeTruthy();
  const [first, second] = card().seats;
  await rerender({ table: card({ seats: [first!, { ...second!, kind: "person", mine: true }] }), changed });
  expect(changed).toHaveBeenCalledOnce();
});

test("who may not simply sit down is offered to ask the others", async () => {
  const [first, second] = card().seats;
  const table = card({ host: false, seats: [first!, { ...second!, kind: "open", name: "", free: true }] });
  render(Seats, { table, waiting: [], changed: vi.fn() });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Change the seat of Free seat" }));
  await user.click(screen.getByRole("button", { name: "Sit down" }));
  await user.click(await screen.findByRole("button", { name: "Ask the others" }));
  await waitFor(() => expect(server.changes.at(-1)).toEqual({ call: "POST /tables/QMLLFG/ask-seat", body: { seat: 1 } }));
});

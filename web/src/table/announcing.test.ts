import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Announcement } from "../games/client";
import type { Desk } from "../games/desk";
import { Announcing, readingTime } from "./announcing.svelte";
import EventCard from "./EventCard.svelte";
import { told } from "./fake";

const desk = {} as Desk;
const game = {
  announce: (it: { n: number }): Announcement | undefined =>
    it.n % 2 ? undefined : { title: `News ${it.n}`, lines: ["Everybody pays."], clause: "", ...(it.n === 4 ? { tone: "bad" as const } : {}) },
};
const upTo = (n: number) => Array.from({ length: n }, (_, at) => told(at + 1));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was there when the table was opened is no news; what comes is shown one after the other, for as long as it takes to read", () => {
  const announcing = new Announcing();
  announcing.hear(upTo(2), desk, game, "all");
  expect(announcing.card).toBeUndefined();
  announcing.hear(upTo(6), desk, game, "all");
  expect(announcing.queue.map((it) => it.n)).toEqual([4, 6]);
  vi.advanceTimersByTime(readingTime(announcing.card!));
  expect(announcing.card?.n).toBe(6);
  announcing.next();
  expect(announcing.card).toBeUndefined();
});

test("can be turned down to what happens to me, or to nothing", () => {
  const [mine, none] = [new Announcing(), new Announcing()];
  for (const [it, wanted] of [
    [mine, "mine"],
    [none, "none"],
  ] as const) {
    it.hear([], desk, game, wanted);
    it.hear(upTo(8), desk, game, wanted);
  }
  expect([mine.queue.map((it) => it.n), none.queue]).toEqual([[4], []]);
  mine.stop();
});

test("what cannot be seen is not yet read; and nothing moves from under a hand that is about to press", () => {
  const announcing = new Announcing();
  announcing.hear([], desk, game, "all");
  announcing.hide(true);
  announcing.hear(upTo(2), desk, game, "all");
  vi.advanceTimersByTime(60_000);
  expect(announcing.card?.n).toBe(2);
  announcing.hide(false);
  announcing.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(announcing.card?.n).toBe(2);
  announcing.hold(false);
  expect(announcing.card).toBeUndefined();
});

test("a card that was held goes with the next entry, when everything is drawn anew", () => {
  const announcing = new Announcing();
  announcing.hear([], desk, game, "all");
  announcing.hold(true);
  announcing.hear(upTo(2), desk, game, "all");
  vi.advanceTimersByTime(60_000);
  announcing.hear(upTo(3), desk, game, "all");
  expect(announcing.card).toBeUndefined();
});

test("whoever makes a move has read the card before them, but not one that they have not seen", () => {
  const announcing = new Announcing();
  announcing.hear([], desk, game, "all");
  announcing.hear(upTo(4), desk, game, "all");
  announcing.moved();
  expect(announcing.card?.n).toBe(4);
  announcing.next();
  announcing.hide(true);
  announcing.hear(upTo(6), desk, game, "all");
  announcing.moved();
  expect(announcing.card?.n).toBe(6);
  announcing.stop();
});

test("a card is tapped away, by its button or with Escape", async () => {
  vi.useRealTimers();
  const close = vi.fn();
  render(EventCard, {
    card: { n: 4, title: "Sales tax", lines: ["Everybody pays."], moves: [{ from: "Ada", to: "Bank", what: "$30" }], clause: "" },
    more: 0,
    close,
  });
  expect(screen.getByText("$30")).toBeTruthy();
  await userEvent.click(screen.getByText("Everybody pays."));
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Escape}");
  expect(close.mock.calls.length).toBeGreaterThanOrEqual(3);
});

import { expect, test } from "vitest";
import type { Position } from "../wire/types";
import { changed } from "./changes";
import { position } from "./fake";

const before = position(3, 0, { places: [1, 2], view: { cash: 20, markets: [{ price: 1 }, { price: 2 }], note: null } as unknown as Position["view"] });

test("parts are put in, others are taken over", () => {
  const now = changed(before, {
    type: "changed",
    n: 4,
    seat: 0,
    parts: [
      { at: ["view", "markets", 1, "price"], to: 7 },
      { at: ["view", "note"], gone: true },
      { at: ["places"], to: [2, 1, 3] },
    ],
  });
  expect(now).toMatchObject({ type: "position", n: 4, seat: 0, places: [2, 1, 3] });
  expect(now.view).toEqual({ cash: 20, markets: [{ price: 1 }, { price: 7 }] });
  const [old, fresh] = [before.view, now.view] as unknown as { markets: object[] }[];
  expect(fresh!.markets[0]).toBe(old!.markets[0]);
  expect(fresh!.markets[1]).not.toBe(old!.markets[1]);
});

test("what was there before stays as it was", () => {
  const text = JSON.stringify(before);
  changed(before, {
    type: "changed",
    n: 4,
    seat: 0,
    parts: [
      { at: ["view", "cash"], to: 0 },
      { at: ["view", "markets", 0, "price"], to: 0 },
    ],
  });
  expect(JSON.stringify(before)).toBe(text);
});

test("a part that is nothing is told as nothing", () => {
  expect(changed(before, { type: "changed", n: 4, seat: 0, parts: [{ at: ["view", "cash"], to: null }] }).view).toMatchObject({ cash: null });
  expect(changed(before, { type: "changed", n: 4, seat: 0, parts: [{ at: ["view", "cash"] }] }).view).toMatchObject({ cash: null });
});

import { describe, expect, test } from "vitest";
import { fakeGame } from "../games/fake";
import { card, told } from "../table/fake";
import type { Told } from "../wire/types";
import { around, chapters } from "./chapters";
import { eyesOf, momentIn, moved, pathOf, stepOf } from "./scrub";

function entry(n: number, fact: string, words: Record<string, number | string> = {}): Told {
  return { ...told(n), facts: [{ fact, clause: "X-1", words, text: fact }] };
}

const GAME = [
  entry(1, "starting-player"),
  entry(2, "week-began", { turn: 1, seat: 0 }),
  entry(3, "dice-rolled"),
  entry(4, "week-began", { turn: 2, seat: 1 }),
  entry(5, "dice-rolled"),
  entry(6, "week-began", { turn: 3, seat: 0 }),
  entry(7, "barrel-bought"),
];

describe("rounds and turns", () => {
  const found = chapters(fakeGame(), 2, GAME);

  test("where only turns are counted, a round begins when everybody has had a turn", () => {
    expect(found.map((it) => [it.n, it.name, it.number])).toEqual([
      [2, "", 1],
      [2, "week", 1],
      [4, "week", 2],
      [6, "", 2],
      [6, "week", 3],
    ]);
  });

  test("an entry lies in its round and in its turn", () => {
    expect(around(found, 5).map((it) => [it.name, it.number])).toEqual([
      ["", 1],
      ["week", 2],
    ]);
    expect(around(found, 1)).toEqual([]);
  });

  test("a turn of the round before is not shown in a new round", () => {
    const fairs = chapters(fakeGame({ rounds: false }), 3, [
      entry(1, "fair-began", { number: 1 }),
      entry(2, "week-began", { number: 1 }),
      entry(3, "fair-began", { number: 2 }),
    ]);
    expect(around(fairs, 2).map((it) => it.name)).toEqual(["fair", "week"]);
    expect(around(fairs, 3).map((it) => it.name)).toEqual(["fair"]);
  });

  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 3, 2],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", 7, 7],
    ["PageDown", 2, 4],
    ["PageDown", 6, 7],
    ["PageUp", 5, 4],
    ["PageUp", 4, 2],
    ["PageUp", 2, 0],
    ["Home", 5, 0],
    ["End", 5, 7],
  ])("%s at entry %i leads to %i", (key, at, to) => expect(moved(stepOf(key)!, at, 7, found)).toBe(to));
});

describe("whose eyes", () => {
  test("while the game runs: my own seats and the spectator", () => {
    expect(eyesOf(card())).toEqual([0, -1]);
    expect(eyesOf(card({ seats: card().seats.map((it) => ({ ...it, mine: false })) }))).toEqual([-1]);
  });

  test("when it is over: everything open, every seat, the spectator", () => expect(eyesOf(card({ status: "over" }))).toEqual([-2, 0, 1, -1]));
});

describe("a link to a moment", () => {
  test("there and back", () => {
    const path = pathOf("QMLLFG", 123, 2);
    expect(path).toBe("/t/QMLLFG/replay?at=123&seat=2");
    expect(momentIn(new URL(path, "http://x").search)).toEqual({ at: 123, seat: 2 });
  });

  test("what is no moment is none", () => {
    expect(momentIn("")).toEqual({ at: undefined, seat: undefined });
    expect(momentIn("?at=-4&seat=-3")).toEqual({ at: undefined, seat: undefined });
    expect(momentIn("?at=1e3&seat=x")).toEqual({ at: undefined, seat: undefined });
    expect(momentIn("?seat=-2").seat).toBe(-2);
  });
});

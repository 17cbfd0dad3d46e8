import { describe, expect, test } from "vitest";
import { card } from "../table/fake";
import { codeIn, freeSeats, myTurn, sorted } from "./tables";

test.each([
  ["qmllfg", "QMLLFG"],
  [" QML LFG ", "QMLLFG"],
  ["http://192.168.0.7:8000/t/QMLLFG#seat=x", "QMLLFG"],
  ["QMLLF", ""],
  ["QMLLF7", ""],
  ["", ""],
])("%j means the code %j", (typed, code) => expect(codeIn(typed)).toBe(code));

describe("my tables", () => {
  test("it is my turn where my seat is waited for and the game runs", () => {
    expect(myTurn(card())).toBe(true);
    expect(myTurn(card({ waiting: [1] }))).toBe(false);
    expect(myTurn(card({ status: "paused" }))).toBe(false);
  });

  test("what needs me comes first, finished games last", () => {
    const tables = [
      card({ code: "OVER", status: "over", changed: 9 }),
      card({ code: "WAIT", waiting: [1] }),
      card({ code: "MINE" }),
      card({ code: "OPEN", status: "open" }),
    ];
    expect(sorted(tables).map((it) => it.code)).toEqual(["MINE", "WAIT", "OPEN", "OVER"]);
  });

  test("a banker's free seat is not offered to players", () => {
    const open = (seat: number) => ({ seat, kind: "open" as const, name: "", bot: "", mine: false, here: false, left: null, free: false, shared: false });
    expect(freeSeats(card({ players: 2, seats: [open(0), open(1), open(2)] }))).toBe(2);
  });
});

import { expect, test } from "vitest";
import type { AfricaView, Told } from "../../wire/types";
import { lastRuns, nearest, order, tiles } from "./ahead";

const company = (code: string, price: number, status = "running") => ({ company: code, price, status });
const view = (changes: object) =>
  ({ companies: [], players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], priority: 1, supply: {}, ...changes }) as unknown as AfricaView;

test("the company whose price is nearest to the end is named with the spaces between", () => {
  const near = nearest(view({ companies: [company("MF", 360), company("TC", 300), company("AR", 400, "closed")] }));
  expect([near?.company.company, near?.spaces]).toEqual(["MF", 2]);
  expect(nearest(view({ companies: [company("MF", 100, "waiting")] }))).toBeUndefined();
});

test("players follow each other from whoever has the priority card", () => {
  expect(order(view({}))).toEqual([1, 2, 0]);
  expect(order(view({ priority: null }))).toEqual([0, 1, 2]);
});

test("of each company the last run counts", () => {
  const ran = (n: number, code: string, revenue: number): Told => ({
    type: "told",
    n,
    at: n,
    facts: [{ fact: "trains-run", clause: "", words: { company: code, routes: "", revenue }, text: "" }],
  });
  expect([...lastRuns([ran(1, "MF", 80), ran(2, "TC", 30), ran(3, "MF", 120)])]).toEqual([
    ["MF", 120],
    ["TC", 30],
  ]);
});

test("tiles are listed by their numbers", () => {
  expect(tiles(view({ supply: { "115": 1, "9": 4, "57": 0 } }))).toEqual([
    ["9", 4],
    ["57", 0],
    ["115", 1],
  ]);
});

import { describe, expect, test } from "vitest";
import type { ChartLine } from "../wire/types";
import { bounds, csv, fitting, path, sampleAt, spread, stroke, ticks } from "./chart";

const line = (...values: (number | null)[]): ChartLine => ({ chart: "cash", of: "seat", id: 0, name: "", values });
const same = (it: number) => it;

describe("ticks", () => {
  test.each([
    [0, 904, [0, 200, 400, 600, 800, 1000]],
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 3, [0, 1, 2, 3]],
    [0, 0, [0, 1]],
    [-40, 130, [-50, 0, 50, 100, 150]],
    [30, 100, [0, 20, 40, 60, 80, 100]],
  ])("from %i to %i are round numbers with nothing outside", (low, high, found) => expect(ticks(low, high)).toEqual(found));

  test("a chart without a number still has an axis", () => expect(ticks(...bounds([line(null, null)]))).toEqual([0, 1]));
});

describe("a line", () => {
  test("goes in steps: a number stays until the next one", () => expect(path([0, 1, 2], [5, 5, 8], same, same)).toBe("M0 5H1H2V8"));

  test("has a gap where nothing was seen, and goes on after it", () => expect(path([0, 1, 2, 3], [5, null, 8, 9], same, same)).toBe("M0 5H1M2 8H3V9"));

  test("of a single moment can be seen", () => expect(path([0], [5], same, same)).toBe("M0 5h2"));

  test("is told apart from sixteen others without its colour", () => {
    const looks = Array.from({ length: 17 }, (_, n) => stroke(n));
    expect(new Set(looks).size).toBe(17);
    expect(stroke(8)).not.toContain(stroke(0).split("; ")[2] || "never");
  });
});

describe("the cursor", () => {
  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [9, 2],
    [99, 3],
  ])("at entry %i reads sample %i: the last one up to it", (n, sample) => expect(sampleAt([0, 4, 8, 12], n)).toBe(sample));
});

describe("labels", () => {
  test("at the ends of lines move apart and keep their order", () => {
    const placed = spread([50, 52, 51, 90], 10, 0, 100);
    expect(placed[0]! < placed[2]! && placed[2]! < placed[1]!).toBe(true);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((it, n) => expect(it - sorted[n]!).toBeGreaterThanOrEqual(10));
  });

  test("stay inside the chart, also when there are too many", () => {
    for (const placed of [
      spread([98, 99, 100], 10, 0, 100),
      spread(
        Array.from({ length: 17 }, () => 60),
        13,
        0,
        100,
      ),
    ]) {
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    }
  });

  test("of rounds do not run into each other or over the edge", () => {
    const rounds = [0, 10, 100, 190].map((n) => ({ n, title: "Round 1" }));
    expect(fitting(rounds, (it) => it.n, 200).map((it) => it.n)).toEqual([0, 100]);
  });
});

test("a spreadsheet gets names in quotes, nothing where nothing was seen, and no formulas", () => {
  expect(csv("Entry", ['Ada "A"', "=1+1"], [0, 7], [line(1, null), line(-3, 4)])).toBe('"Entry","Ada ""A""","\'=1+1"\r\n0,1,-3\r\n7,,4\r\n');
});

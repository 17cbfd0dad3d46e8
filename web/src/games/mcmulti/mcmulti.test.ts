import { describe, expect, test } from "vitest";
import { load } from "../../words/words";
import type { Language } from "../../wire/types";
import { beginnings, covered, occupied } from "./cells";
import data from "../../../../src/magnat/games/mcmulti/data/mcmulti.json";
import { FakeDesk, opening } from "./fake";
import { isRed, printed } from "./figures";
import { crossing, hits, phase } from "./hits";
import { hasBarrel, nextFuelPrices, nextPrices, spaces } from "./prices";
import { sheetFor } from "./sheets";
import { spiral } from "./spiral";
import { onAsset, onEmpty, openCells } from "./touch";

const buy = (kind: string, cell: number, quadrant = 0) => ({ do: "buy-asset", with: { kind, quadrant, cell } });
const rolled = (red: number, black: number, quadrant: number | null, running = "active") => ({ red, black, quadrant, running, running_seat: null });

describe("cells", () => {
  test("a refinery covers a square of four, to the right of and below its first cell", () => {
    expect(covered("refinery", 8, 4)).toEqual([8, 9, 14, 15]);
    expect(covered("refinery", 8, 1)).toEqual([8]);
    expect(covered("rig", 8, 4)).toEqual([8]);
  });

  test("at the edge it does not run on in the next row", () => {
    expect(covered("refinery", 11, 4)).toEqual([11, 17]);
    expect(covered("refinery", 35, 4)).toEqual([35]);
  });

  test("it may begin on the touched cell, or to the left of or above it", () => {
    expect(beginnings("refinery", 8, 4)).toEqual([8, 7, 2, 1]);
    expect(beginnings("refinery", 0, 4)).toEqual([0]);
    expect(beginnings("station", 8, 4)).toEqual([8]);
  });

  test("all four cells of a refinery are taken, and an idle one is known on each", () => {
    const there = occupied({ ...opening(4).quadrants[0]!, refinery: [0], idle: [0], rig: [35] }, 4);
    expect([...there.keys()].sort((a, b) => a - b)).toEqual([0, 1, 6, 7, 35]);
    expect(there.get(7)).toEqual({ kind: "refinery", cell: 0, idle: true });
  });
});

describe("touching the board", () => {
  test("an empty cell offers every asset that may stand there", () => {
    const desk = new FakeDesk(opening(4), [buy("rig", 14), buy("station", 14), buy("station", 15)]);
    expect(onEmpty(desk, 0, 14, undefined).map((it) => it.with)).toEqual([
      { kind: "rig", quadrant: 0, cell: 14 },
      { kind: "station", quadrant: 0, cell: 14 },
    ]);
  });

  test("a refinery in hand goes where it fits over the touched corner", () => {
    const desk = new FakeDesk(opening(4), [buy("rig", 35), buy("refinery", 28)]);
    expect(onEmpty(desk, 0, 35, "refinery")).toMatchObject([buy("refinery", 28)]);
    expect([...openCells(desk, 0, "refinery")]).toEqual([28, 29, 34, 35]);
  });

  test("where nothing is possible the wish itself is asked about", () => {
    const desk = new FakeDesk(opening(4));
    expect(onEmpty(desk, 2, 7, "station")).toEqual([buy("station", 7, 2)]);
    expect(onAsset(desk, 0, { kind: "rig", cell: 3, idle: false })).toEqual([{ do: "sell-asset", with: { kind: "rig", quadrant: 0, cell: 3 } }]);
    expect(onAsset(desk, 0, { kind: "refinery", cell: 3, idle: true })).toEqual([{ do: "free-refinery", with: { quadrant: 0, cell: 3 } }]);
  });

  test("only the rig under both dice can be drilled", () => {
    const view = opening(4, { stage: "rigs", roll: rolled(2, 3, 0) });
    const desk = new FakeDesk(view, [
      { do: "drill", with: {} },
      { do: "leave-rig", with: {} },
    ]);
    expect(onAsset(desk, 0, { kind: "rig", cell: 8, idle: false }).map((it) => it.do)).toEqual(["drill", "leave-rig"]);
    expect(onAsset(desk, 0, { kind: "rig", cell: 9, idle: false }).map((it) => it.do)).toEqual(["sell-asset"]);
  });

  test("when a quadrant is to be named, any cell of it names it", () => {
    const desk = new FakeDesk(opening(2, { roll: rolled(1, 2, null) }), [{ do: "choose-quadrant", with: { quadrant: 2 } }]);
    expect(onEmpty(desk, 2, 20, undefined)).toMatchObject([{ do: "choose-quadrant", with: { quadrant: 2 } }]);
  });
});

describe("hits of a roll", () => {
  test("red is a row, black a column; neighbours feel one die, the far corner none", () => {
    const view = opening(4, { roll: rolled(2, 5, 0) });
    expect([0, 1, 2, 3].map((it) => crossing(view, it, false))).toEqual([
      { row: 2, column: 5 },
      { row: 2, column: 0 },
      { row: 0, column: 0 },
      { row: 0, column: 5 },
    ]);
  });

  test("doubles hit nothing unless the table lets them", () => {
    const view = opening(4, { roll: rolled(4, 4, 0) });
    expect(crossing(view, 0, false)).toEqual({ row: 0, column: 0 });
    expect(crossing(view, 0, true)).toEqual({ row: 4, column: 4 });
  });

  test("before a quadrant is named, two players see both of theirs crossed", () => {
    const view = opening(2, { roll: rolled(1, 6, null) });
    expect([0, 1, 2, 3].map((it) => crossing(view, it, false).row)).toEqual([1, 0, 1, 0]);
  });

  test("light up in the order of production: the roller's stations, refineries, wells, rigs, then the neighbours", () => {
    const view = opening(4, { stage: "refineries", roll: rolled(1, 1 + 1, 0) });
    view.quadrants[0] = { ...view.quadrants[0]!, rig: [1], well: [0], refinery: [3], station: [7, 30] };
    view.quadrants[1] = { ...view.quadrants[1]!, station: [5, 6] };
    view.quadrants[3] = { ...view.quadrants[3]!, well: [13] };
    const lit = hits(view, false);
    expect(lit.map((it) => [it.quadrant, it.kind, it.cell, it.times])).toEqual([
      [0, "station", 7, 1],
      [0, "refinery", 3, 1],
      [0, "well", 0, 1],
      [0, "rig", 1, 2],
      [1, "station", 5, 1],
      [3, "well", 13, 1],
    ]);
    expect(lit.map((it) => phase(view, it))).toEqual(["done", "now", "later", "later", "later", "later"]);
  });

  test("a refinery is hit doubly when the dice cross different cells of it", () => {
    const view = opening(4, { roll: rolled(2, 1, 0) });
    view.quadrants[0] = { ...view.quadrants[0]!, refinery: [0] };
    expect(hits(view, false)[0]!.times).toBe(2);
  });

  test("two quadrants of one neighbour run together, kind by kind", () => {
    const view = opening(2, { stage: "stations", roll: rolled(1, 2, 0, "left") });
    view.quadrants[1] = { ...view.quadrants[1]!, station: [0], well: [1] };
    view.quadrants[3] = { ...view.quadrants[3]!, station: [1] };
    const lit = hits(view, false);
    expect(lit.map((it) => [it.quadrant, it.kind])).toEqual([
      [1, "station"],
      [3, "station"],
      [1, "well"],
    ]);
    expect(lit.map((it) => phase(view, it))).toEqual(["now", "now", "later"]);
  });
});

describe("prices", () => {
  const track = { barrels: 25, buy: 6, sell: 5 };

  test("barrels stand on the dearest spaces", () => {
    const line = spaces("crude", track);
    expect([line.length, line.find((it) => it.barrel)!.price, line.at(-1)]).toEqual([30, 6, { price: 30, barrel: true }]);
  });

  test("each barrel bought is dearer, each barrel sold brings less, from the server's price on", () => {
    expect(nextPrices("crude", track, "buy", 4)).toEqual([6, 7, 8, 9]);
    expect(nextPrices("crude", track, "sell", 9)).toEqual([5, 4, 3, 2, 1]);
    expect(nextPrices("gasoline", { barrels: 2, buy: 58, sell: 56 }, "buy", 4)).toEqual([58, 60]);
    expect(nextPrices("gasoline", { barrels: 2, buy: 58, sell: 56 }, "sell", 2)).toEqual([56, 54]);
  });

  test("an empty track sells nothing, a full one buys nothing", () => {
    expect(nextPrices("crude", { barrels: 0, buy: 0, sell: 30 }, "buy", 3)).toEqual([]);
    expect(nextPrices("crude", { barrels: 30, buy: 1, sell: 0 }, "sell", 3)).toEqual([]);
  });

  test("consumers pay less for every further barrel, down to the lowest space", () => {
    expect(nextFuelPrices({ cheapest: 26, barrels: 1, pays: 25, after: {} }, 3)).toEqual([25, 24, 23]);
    expect(nextFuelPrices({ cheapest: 3, barrels: 9, pays: 2, after: {} }, 4)).toEqual([2, 1]);
    expect([25, 26, 28, 29].map((it) => hasBarrel({ cheapest: 26, barrels: 3, pays: 25, after: {} }, it))).toEqual([false, true, true, false]);
  });

  test("every second space of the spiral is red", () => {
    expect([1, 2, 3, 80].map(isRed)).toEqual([false, true, false, true]);
  });
});

describe("the spiral", () => {
  const points = spiral(80, 74, 186, 2.75);

  test("winds outwards and ends at the top", () => {
    const radius = points.map((it) => Math.hypot(it.x, it.y));
    expect(radius[0]).toBeCloseTo(74, 0);
    for (let n = 1; n < radius.length; n++) expect(radius[n]).toBeGreaterThan(radius[n - 1]!);
    expect(points.at(-1)!.x).toBeCloseTo(0, 0);
    expect(points.at(-1)!.y).toBeCloseTo(-186, 0);
  });

  test("no two spaces overlap, and neighbours are equally far apart", () => {
    const gap = (a: number, b: number) => Math.hypot(points[a]!.x - points[b]!.x, points[a]!.y - points[b]!.y);
    const steps = points.slice(1).map((_, n) => gap(n, n + 1));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2);
    const nearest = points.flatMap((_, a) => points.slice(a + 1).map((_, n) => gap(a, a + 1 + n)));
    expect(Math.min(...nearest)).toBeGreaterThan(23);
  });
});

describe("sheets on a phone", () => {
  test("each step opens what it is about, and my own quadrant where there is only one", () => {
    expect(sheetFor(opening(4))).toEqual({ sheet: "markets", quadrant: undefined });
    expect(sheetFor(opening(4, { stage: "purchase" }))).toEqual({ sheet: "board", quadrant: 0 });
    expect(sheetFor(opening(2, { stage: "assets", roll: rolled(1, 2, 2) }))).toEqual({ sheet: "board", quadrant: 2 });
    expect(sheetFor(opening(4, { seat: -1, stage: "assets" })).quadrant).toBeUndefined();
  });
});

describe("news", () => {
  test.each<Language>(["en", "pl", "de"])("every card can be explained in %s", async (language) => {
    const words = await load(language, ["game/mcmulti"]);
    for (const { id } of data.news) expect(words.composed(`mcmulti-news-${id}-text`, printed(id))).not.toBe("");
  });
});

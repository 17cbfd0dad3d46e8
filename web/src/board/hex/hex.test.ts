import { describe, expect, test } from "vitest";
import { around, fitted, held, limits, panned, showing, zoomed } from "./camera";
import { along, apart, bend, centre, distance, EDGES, HALF, middle, opposite, plus, way } from "./geometry";
import { layout } from "./layout";
import { borders, passed, routePath, routes, wayOn } from "./route";
import { beside } from "./walk";

const OFFSETS = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
] as [number, number][];
const near = (one: { x: number; y: number }, other: { x: number; y: number }) => expect(distance(one, other)).toBeLessThan(1e-9);

describe("hexes", () => {
  test.each([0, 1, 2, 3, 4, 5])("edge %i lies where the neighbour sees its own opposite edge", (edge) => {
    const [across, down] = OFFSETS[edge]!;
    near(middle(edge), plus(centre(across, down), middle(opposite(edge))));
  });

  test("the middle of an edge is half way to the neighbour", () => {
    expect(distance({ x: 0, y: 0 }, middle(2))).toBeCloseTo(HALF);
    near(centre(1, 1), plus(middle(5), middle(5)));
  });
});

describe("track between two edges", () => {
  const pairs = Array.from({ length: EDGES }, (_, one) => Array.from({ length: EDGES }, (_, other) => [one, other] as const)).flat();

  test.each(pairs.filter(([one, other]) => one !== other))("from %i to %i begins and ends in the middle of its edges, and stays in the hex", (one, other) => {
    near(along(one, other, 0).at, middle(one));
    near(along(one, other, 1).at, middle(other));
    for (const part of [0.25, 0.5, 0.75]) expect(distance(along(one, other, part).at, { x: 0, y: 0 })).toBeLessThanOrEqual(HALF);
  });

  test("sharp curves are tighter than gentle ones, and straight ones have no radius", () => {
    expect([bend(0, 1).radius, bend(0, 2).radius, bend(0, 3).radius]).toEqual([0.5, 1.5, undefined]);
    expect([apart(0, 5), apart(5, 1), apart(4, 1)]).toEqual([1, 2, 3]);
  });

  test("is written as an arc or a line", () => {
    expect(way(middle(0), [bend(0, 3)], 10)).toBe("M0,8.66L0,-8.66");
    expect(way(middle(0), [bend(0, 1)], 10)).toMatch(/^M0,8\.66A5,5 0 0 0 -7\.5,4\.33$/);
  });
});

describe("stops on a tile", () => {
  test("a city stands in the middle, a town on its line", () => {
    expect(
      layout({
        cities: [true],
        segments: [
          [0, 6],
          [2, 6],
        ],
      }).spots[0]!.at,
    ).toEqual({ x: 0, y: 0 });
    const town = layout({
      cities: [false],
      segments: [
        [0, 6],
        [1, 6],
      ],
    }).spots[0]!;
    near(town.at, along(0, 1, 0.5).at);
    expect(town.onLine).toBe(true);
  });

  test("two stops of a hex keep clear of each other", () => {
    const { spots } = layout({
      cities: [true, true],
      segments: [
        [0, 6],
        [2, 6],
        [1, 7],
        [3, 7],
      ],
    });
    expect(distance(spots[0]!.at, spots[1]!.at)).toBeGreaterThan(0.5);
  });
});

describe("the window", () => {
  const board = { x: -100, y: 0, width: 1000, height: 2000 };
  const seen = { width: 400, height: 500 };
  const most = limits(board, seen, 3);

  test("never shows less than the whole board, nor more than the largest scale allows", () => {
    expect(most).toEqual({ least: 0.25, most: 3 });
    const start = { x: 0, y: 0, scale: 1 };
    expect(zoomed(start, 100, { x: 0, y: 0 }, most).scale).toBe(3);
    expect(zoomed(start, 0.01, { x: 0, y: 0 }, most).scale).toBe(0.25);
  });

  test("zooming keeps what is under the finger where it is", () => {
    const before = { x: -50, y: -80, scale: 1 };
    const after = zoomed(before, 2, { x: 120, y: 90 }, most);
    const under = (it: typeof before) => ({ x: (120 - it.x) / it.scale, y: (90 - it.y) / it.scale });
    near(under(before), under(after));
  });

  test("the board cannot be dragged out of sight, and a small one stands in the middle", () => {
    expect(held(panned({ x: 0, y: 0, scale: 1 }, { x: 5000, y: 5000 }), board, seen, most)).toEqual({ x: 100, y: 0, scale: 1 });
    expect(held({ x: -9999, y: -9999, scale: 1 }, board, seen, most)).toEqual({ x: -500, y: -1500, scale: 1 });
    expect(held({ x: 7, y: 7, scale: 0.25 }, board, seen, most).x).toBe(100); // 250 wide in a window of 400: 75 on each side
  });

  test("a part fills the window; a part in sight moves nothing, one beyond the border just comes in", () => {
    expect(fitted({ x: 100, y: 100, width: 200, height: 100 }, seen, most)).toEqual({ scale: 2, x: -200, y: -50 });
    const camera = { x: 0, y: 0, scale: 1 };
    const margin = { top: 10, right: 10, bottom: 10, left: 10 };
    expect(showing(camera, { x: 50, y: 50, width: 20, height: 20 }, seen, margin)).toEqual(camera);
    expect(showing(camera, { x: 500, y: 50, width: 20, height: 20 }, seen, margin)).toEqual({ x: -130, y: 0, scale: 1 });
  });

  test("the box around points has room on each side", () => {
    expect(
      around(
        [
          { x: 1, y: 2 },
          { x: 5, y: 4 },
        ],
        1,
      ),
    ).toEqual({ x: 0, y: 1, width: 6, height: 4 });
    expect(around([], 1)).toBeUndefined();
  });
});

describe("arrow keys", () => {
  const at = (id: string) => ({ id, column: id.charCodeAt(0) - 65, row: Number(id.slice(1)) });
  const places = ["D3", "D5", "E2", "E4", "E6", "F3", "B9"].map(at);
  const to = (from: string, key: Parameters<typeof beside>[2]) => beside(places, at(from), key)?.id;

  test("up and down stay in the column, left and right go to the upper neighbour", () => {
    expect([to("E4", "ArrowUp"), to("E4", "ArrowDown"), to("E4", "ArrowLeft"), to("E4", "ArrowRight")]).toEqual(["E2", "E6", "D3", "F3"]);
  });

  test("gaps are stepped over, and the border is an end", () => {
    expect(to("D5", "ArrowLeft")).toBe("B9");
    expect([to("E2", "ArrowUp"), to("F3", "ArrowRight")]).toEqual([undefined, undefined]);
  });
});

describe("routes", () => {
  const straight = { cities: [] as boolean[], segments: [[0, 3]] as [number, number][] };
  const city = {
    cities: [true],
    segments: [
      [0, 6],
      [3, 6],
    ] as [number, number][],
  };
  const at = (id: string) => ({ column: id.charCodeAt(0) - 65, row: Number(id.slice(1)) });
  const track: Record<string, typeof city> = { A1: city, A3: straight, A5: city };
  const crossed = (id: string) => (track[id] ? { at: { x: 0, y: 10 * HALF * at(id).row }, track: track[id] } : undefined);
  const border = borders(OFFSETS, at);

  test("are read train by train; a train that stays at home has none", () => {
    expect(routes("D3-D5;;K36-J35-K34")).toEqual([["D3", "D5"], [], ["K36", "J35", "K34"]]);
    expect(routes("")).toEqual([]);
  });

  test("become one line from stop to stop, each hex beginning where the last one ended", () => {
    const path = routePath(["A1", "A3", "A5"], crossed, border, 10)!;
    const points = [...path.matchAll(/([ML])([-\d.]+),([-\d.]+)/g)].map((it) => Number(it[3]));
    expect(new Set(points)).toEqual(new Set([8.66, 17.32, 34.64, 43.3]));
  });

  test("lead nowhere where there is no track or no border", () => {
    expect(routePath(["A1", "B2"], crossed, border, 10)).toBeUndefined();
    expect(routePath(["A1", "A5"], crossed, border, 10)).toBeUndefined();
    expect(passed(straight, 1, 2)).toBeUndefined();
    expect(passed(straight, 0, undefined)).toEqual([]); // it ends at the border
  });

  test("are found from touch to touch, along the track and never back", () => {
    const beyond = (id: string, edge: number) => {
      const { column, row } = at(id);
      return `${String.fromCharCode(65 + column + OFFSETS[edge]![0])}${row + OFFSETS[edge]![1]}`;
    };
    const on = (route: string[], to: string) => wayOn(route, to, (id) => track[id], beyond, border);
    expect(on([], "A1")).toEqual(["A1"]);
    expect(on(["A1"], "A5")).toEqual(["A3", "A5"]);
    expect(on(["A1", "A3"], "A1")).toBeUndefined();
    expect(on(["A1"], "B2")).toBeUndefined();
  });

  test("go through a city by both its sides", () => {
    expect(passed(city, 0, 3)).toHaveLength(2);
  });
});

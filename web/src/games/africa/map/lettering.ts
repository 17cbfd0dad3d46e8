/** Where names stand on a hex: where less track and no stop is in their way. Heights are in halves of the hex, up is less. */

import { distance, HALF, type Point, times, towards } from "../../../board/hex/geometry";
import { layout } from "../../../board/hex/layout";
import { edgesOf, type Shape } from "./atlas";

const LETTERS = 13;
const NAME = 8;
const SMALL = 6.4;

export interface Lettering {
  text: string;
  y: number;
  size: number;
}

export function lettering(names: readonly string[], shape: Shape, side: number): Lettering[] {
  const lines = names.length === 2 ? [`${names[0]} &`, names[1]!] : names;
  const high = !shape.tile && !shape.segments.length ? (lines.length === 1 ? [-0.62] : [-0.78, -0.54]) : heights(shape, lines.length);
  const size = (high.at(-1) ?? 0) > 0.8 ? SMALL : NAME;
  return lines.map((text, n) => ({ text, y: high[n]! * HALF * side, size: size * Math.min(1, LETTERS / text.length) }));
}

/** One line stands where less track is in its way; two stand above and below, near the edge if cities need the room. */
function heights(shape: Shape, lines: number): number[] {
  if (lines === 2) return shape.cities.filter(Boolean).length === 2 ? [-0.88, 0.88] : [-clear(shape, -1), clear(shape, 1)];
  const edges = edgesOf(shape);
  const crossing = (some: number[]) => some.filter((it) => edges.includes(it)).length;
  const [above, below] = [crossing([2, 3, 4]), crossing([5, 0, 1])];
  const [free, freeBelow] = [Number(!edges.includes(3)), Number(!edges.includes(0))];
  return [free > freeBelow || (free === freeBelow && below >= above) ? -0.62 : 0.62];
}

/** The height above or below the centre that is farthest from the stops; the usual one where it makes no difference. */
function clear(shape: Shape, side: number): number {
  const stops = layout(shape).spots.filter((it) => Math.abs(it.at.x) < 0.55).map((it) => it.at.y / HALF);
  const room = (high: number) => Math.min(0.3, ...stops.map((it) => Math.abs(side * high - it)));
  return [0.62, 0.86, 0.36].reduce((best, it) => (room(it) > room(best) ? it : best));
}

/** The value of the stops stands in the eastern corner; if a stop is in its way, in the corner where no name stands. */
export function valueSpot(shape: Shape, names: readonly Lettering[], goods: boolean, side: number): Point {
  const free = (it: Point) => layout(shape).spots.every((spot) => distance(spot.at, it) > 0.34);
  const south = (names[0]?.y ?? -1) < 0;
  const wished = [0, south ? (goods ? 120 : 60) : -60].map((degrees) => towards(degrees, 0.77));
  return times(side, wished.find(free) ?? wished[0]!);
}

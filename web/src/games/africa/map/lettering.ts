/** What is written on a hex and where: names where less track and no stop is in their way. Heights are in halves of the hex, up is less. */

import { distance, HALF, type Point, times, towards } from "../../../board/hex/geometry";
import { layout } from "../../../board/hex/layout";
import { edgesOf, goodsAt, type Place, type Shape, SIDE } from "./atlas";
import { shapeOn, slots, type Standing, worth } from "./position";

const LETTERS = 13;
const NAME = 8;
const SMALL = 6.4;

interface Lettering {
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
  const stops = layout(shape)
    .spots.filter((it) => Math.abs(it.at.x) < 0.55)
    .map((it) => it.at.y / HALF);
  const room = (high: number) => Math.min(0.3, ...stops.map((it) => Math.abs(side * high - it)));
  return [0.62, 0.86, 0.36].reduce((best, it) => (room(it) > room(best) ? it : best));
}

/** The value of the stops stands in the eastern corner; if a stop is in its way, in the corner where no name stands. */
function valueSpot(shape: Shape, names: readonly Lettering[], goods: boolean, side: number): Point {
  const free = (it: Point) => layout(shape).spots.every((spot) => distance(spot.at, it) > 0.34);
  const south = (names[0]?.y ?? -1) < 0;
  const wished = [0, south ? (goods ? 120 : 60) : -60].map((degrees) => towards(degrees, 0.77));
  return times(side, wished.find(free) ?? wished[0]!);
}

/** What Face draws and Letters writes on one hex, so that they agree. */
export interface Plan {
  shape: Shape;
  /** Neither track nor tile: the ground shows, with what it costs to build there. */
  untouched: boolean;
  names: Lettering[];
  /** The highest value of its stops as printed, and in this economy; where it stands. */
  printed: number;
  value: number;
  valueAt: Point;
  /** The middle of the mark for terrain. */
  terrainAt: Point;
}

export function planOf(place: Place, tile: string, economy: string): Plan {
  const shape = shapeOn(place, tile);
  const names = lettering(place.names, shape, SIDE);
  const goods = goodsAt(place.id).length > 0;
  return {
    shape,
    untouched: !shape.tile && !shape.segments.length,
    names,
    printed: Math.max(0, ...shape.stops.map((it) => it.value)),
    value: Math.max(0, ...shape.stops.map((it) => worth(it, economy))),
    valueAt: valueSpot(shape, names, goods, SIDE),
    terrainAt: { x: goods ? -9 : 0, y: 0.62 * HALF * SIDE },
  };
}

/** The places for stations in a city, with the company that stands or is expected there. */
interface Ring {
  company: string;
  stands: boolean;
  x: number;
  y: number;
}

export function city(shape: Shape, stop: number, stations: string, homes: string): { radius: number; rings: Ring[] } {
  const radius = shape.stops.length > 1 ? 10.8 : 12.8;
  const { x, y } = times(SIDE, layout(shape).spots[stop]!.at);
  const all = slots(shape, stop, stations, homes);
  return { radius, rings: all.map(({ company, stands }, n) => ({ company, stands, x: x + radius * (2 * n + 1 - all.length), y })) };
}

/** Letters fill the ring of a station, however many they are. */
export function fitting(company: string, radius: number): number {
  return radius * ({ 1: 0.9, 2: 0.9, 3: 0.74 }[company.length] ?? 0.58);
}

/** A word or number on a hex. Costs begin at x, everything else has its middle there. */
export interface Letter {
  kind: "id" | "number" | "cost" | "label" | "worth" | "name" | "station" | "home";
  text: string;
  x: number;
  y: number;
  size: number;
  /** The kind of ground, or the colour of the tile below it. */
  on?: string | undefined;
}

export function lettersOn(place: Place, { tile, stations, homes }: Standing, economy: string): Letter[] {
  const { shape, untouched, names, printed, value, valueAt, terrainAt } = planOf(place, tile, economy);
  const found: Letter[] = [{ kind: "id", text: place.id, x: -0.75 * SIDE, y: untouched ? 0 : -4.5, size: 7 }];
  if (shape.tile) found.push({ kind: "number", text: shape.tile, x: -0.72 * SIDE, y: 3.8, size: 6.4 });
  if (untouched && place.terrain) found.push({ kind: "cost", text: String(place.cost), x: terrainAt.x + 3, y: terrainAt.y, size: 9.6, on: place.terrain });
  if (place.label) found.push({ kind: "label", text: place.label, x: 0.7 * SIDE, y: 0, size: 8.4 });
  else if (printed) found.push({ kind: "worth", text: String(value), ...valueAt, size: 8 });
  shape.cities.forEach((is, stop) => {
    if (!is) return;
    const { radius, rings } = city(shape, stop, stations, homes);
    for (const { company, stands, x, y } of rings)
      if (company) found.push({ kind: stands ? "station" : "home", text: company, x, y, size: fitting(company, radius) });
  });
  return [...found, ...names.map((it): Letter => ({ kind: "name", text: it.text, x: 0, y: it.y, size: it.size, on: shape.colour }))];
}

/** The way of a train over the hexes as one line: from stop to stop, along the track that is drawn there. */

import { EDGES, opposite, plus, type Point, type Step, times, way } from "./geometry";
import { layout, type Line, type Track } from "./layout";

interface Crossed {
  /** The centre of the hex in the picture. */
  at: Point;
  track: Track;
}

/** Which edge of a hex leads to another one; undefined if they are not neighbours. */
export type Border = (from: string, to: string) => number | undefined;

/** "D3-D5;K36-J35-K34" names the hexes of every train; a train that stays at home has none. */
export const routes = (text: string): string[][] => (text ? text.split(";").map((it) => (it ? it.split("-") : [])) : []);

/** The `d` of an SVG path, or undefined where the track does not lead that way. A way that ends in no stop ends at the border. */
export function routePath(hexes: readonly string[], crossed: (id: string) => Crossed | undefined, border: Border, size: number): string | undefined {
  const parts: string[] = [];
  for (const [n, id] of hexes.entries()) {
    const here = crossed(id);
    const into = n > 0 ? border(id, hexes[n - 1]!) : undefined;
    const out = n < hexes.length - 1 ? border(id, hexes[n + 1]!) : undefined;
    if (!here || (n > 0 && into === undefined) || (n < hexes.length - 1 && out === undefined)) return undefined;
    const lines = passed(here.track, into, out);
    if (!lines) return undefined;
    for (const it of lines) parts.push(moved(it, here.at, size));
  }
  return parts.join("");
}

/** The lines of one hex between two edges, or between an edge and the stop where the route ends; none for a hex by itself or without a stop. */
export function passed(track: Track, into: number | undefined, out: number | undefined): Line[] | undefined {
  const { lines } = layout(track);
  const between = (one: number, other: number) => lines.find(({ nodes: [a, b] }) => (a === one && b === other) || (a === other && b === one));
  const ends = [into, out].filter((it) => it !== undefined);
  if (ends.length === 0) return [];
  if (ends.length === 1) {
    const spur = lines.find(({ nodes: [a, b] }) => a === ends[0] && b >= EDGES);
    return spur ? [spur] : [];
  }
  const direct = between(ends[0]!, ends[1]!);
  if (direct) return [direct];
  for (const stop of track.cities.keys()) {
    const [first, second] = [between(ends[0]!, EDGES + stop), between(ends[1]!, EDGES + stop)];
    if (first && second) return [first, second];
  }
  return undefined;
}

function moved(line: Line, by: Point, size: number): string {
  const shift = (it: Point) => plus(it, times(1 / size, by));
  const step: Step = { ...line.step, to: shift(line.step.to) };
  if (line.step.bend) step.bend = shift(line.step.bend);
  return way(shift(line.start), [step], size);
}

/** The edges by which a train leaves that came in over this one, or that stands on the hex. */
export function leaving(track: Track, into: number | undefined): number[] {
  const edges = [0, 1, 2, 3, 4, 5].filter((edge) => track.segments.some((it) => it.includes(edge)));
  return into === undefined ? edges : edges.filter((edge) => edge !== into && passed(track, into, edge));
}

/** The hexes of the shortest way on along the track from the end of a route to another hex, that one included. */
export function wayOn(
  route: readonly string[],
  to: string,
  track: (id: string) => Track | undefined,
  beyond: (id: string, edge: number) => string | undefined,
  border: Border,
): string[] | undefined {
  const last = route.at(-1);
  const before = route.at(-2);
  if (last === undefined) return [to];
  const came = before === undefined ? undefined : border(last, before);
  let ring: { id: string; into: number | undefined; way: string[] }[] = [{ id: last, into: came, way: [] }];
  const seen = new Set<string>();
  while (ring.length) {
    const next: typeof ring = [];
    for (const { id, into, way } of ring)
      for (const edge of leaving(track(id)!, into)) {
        const there = beyond(id, edge);
        const entered = opposite(edge);
        if (there === undefined || seen.has(`${there} ${entered}`) || !track(there)?.segments.some((it) => it.includes(entered))) continue;
        if (there === to) return [...way, there];
        seen.add(`${there} ${entered}`);
        next.push({ id: there, into: entered, way: [...way, there] });
      }
    ring = next;
  }
  return undefined;
}

/** By the way over each edge, in columns and rows. */
export function borders(offsets: readonly (readonly [number, number])[], at: (id: string) => { column: number; row: number } | undefined): Border {
  return (from, to) => {
    const [one, other] = [at(from), at(to)];
    if (!one || !other) return undefined;
    const edge = offsets.findIndex(([across, down]) => one.column + across === other.column && one.row + down === other.row);
    return edge < 0 ? undefined : edge;
  };
}

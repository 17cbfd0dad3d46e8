/** Where the stops of a tile are drawn, and how its track runs between edges and stops. Measured from the centre, in sides of a hex. */

import { along, angle, bend, distance, EDGES, middle, type Point, type Step, towards } from "./geometry";

/** Track on one hex. Its nodes are the edges 0 to 5 and, from 6 on, the stops; a segment joins two of them, the smaller first. */
export interface Track {
  /** For every stop: is it a city? */
  cities: readonly boolean[];
  segments: readonly (readonly [number, number])[];
}

/** A stop: its place, the direction of the track through it, and whether that is one line, so that a town can be a bar across it. */
interface Spot {
  at: Point;
  degrees: number;
  onLine: boolean;
}

/** Track between two nodes, drawn from the first. */
export interface Line {
  nodes: readonly [number, number];
  start: Point;
  step: Step;
}

interface Layout {
  spots: readonly Spot[];
  lines: readonly Line[];
}

/** One way to draw a stop and its track; the points stand for the track when others keep clear of it. */
interface Try {
  spot: Spot;
  lines: Line[];
  points: Point[];
}

/** How far from the centre a stop stands that shares its hex, and the same without any track. */
const ASIDE = 0.46;
const BESIDE = 0.34;
/** More than this much room between two stops gains nothing. */
const ROOM = 0.62;
const PARTS = Array.from({ length: 13 }, (_, n) => (n + 4) / 20);
const SAMPLES = Array.from({ length: 9 }, (_, n) => n / 8);

const known = new Map<string, Layout>();

/** The same for all tiles with the same track. */
export function layout(track: Track): Layout {
  const key = JSON.stringify([track.cities, track.segments]);
  let found = known.get(key);
  if (!found) known.set(key, (found = laidOut(track)));
  return found;
}

function laidOut({ cities, segments }: Track): Layout {
  const through = segments.filter(([, other]) => other < EDGES);
  const plain = through.map(([one, other]): Line => ({ nodes: [one, other], start: middle(one), step: bend(one, other) }));
  const edges = cities.map((_, stop) => segments.filter(([, other]) => other === EDGES + stop).map(([one]) => one));
  if (!cities.length) return { spots: [], lines: plain };
  if (cities.length === 1) {
    const only = single(edges[0]!, cities[0]!);
    return { spots: [only.spot], lines: [...plain, ...only.lines] };
  }
  const passed = through.flatMap(([one, other]) => samples(one, other));
  const [first, second] = bestPair(tries(edges[0]!, 0), tries(edges[1]!, 1), passed);
  return { spots: [first.spot, second.spot], lines: [...plain, ...first.lines, ...second.lines] };
}

/** A town on one line lies on it, everything else in the middle of the hex. */
function single(edges: number[], city: boolean): Try {
  if (edges.length === 2 && !city) return onLine(edges, 0, 0.5);
  const lines = edges.map((edge): Line => ({ nodes: [edge, EDGES], start: middle(edge), step: { to: { x: 0, y: 0 } } }));
  return { spot: { at: { x: 0, y: 0 }, degrees: edges.length ? angle(edges[0]!) : 0, onLine: false }, lines, points: [] };
}

/** Two edges: somewhere on the line between them. Otherwise aside from the centre, west and east where there is no track. */
function tries(edges: number[], stop: number): Try[] {
  if (!edges.length) return [{ spot: { at: towards(180 * (1 - stop), BESIDE), degrees: 0, onLine: false }, lines: [], points: [] }];
  if (edges.length === 2) return PARTS.map((part) => onLine(edges, stop, part));
  return Array.from({ length: 12 }, (_, n) => aside(edges, stop, 30 * n));
}

/** The line goes from edge to edge; the stop stands on it, so it belongs to both halves. */
function onLine(edges: number[], stop: number, part: number): Try {
  const [one, other] = edges as [number, number];
  const { at, degrees } = along(one, other, part);
  const half = (edge: number): Line => ({ nodes: [edge, EDGES + stop], start: middle(edge), step: { ...bend(edge, edge === one ? other : one), to: at } });
  return { spot: { at, degrees, onLine: true }, lines: [half(one), half(other)], points: samples(one, other) };
}

/** Track swings from its edge towards the centre and then to the stop. */
function aside(edges: number[], stop: number, degrees: number): Try {
  const at = towards(degrees, ASIDE);
  const pull = (edge: number) => towards(angle(edge), 0.4);
  const lines = edges.map((edge): Line => ({ nodes: [edge, EDGES + stop], start: middle(edge), step: { to: at, bend: pull(edge) } }));
  const points = edges.flatMap((edge) => SAMPLES.map((part) => between(middle(edge), pull(edge), at, part)));
  return { spot: { at, degrees, onLine: false }, lines, points };
}

const samples = (one: number, other: number): Point[] => SAMPLES.map((part) => along(one, other, part).at);

/** A point of a line from start to end that is drawn towards a third point. */
function between(start: Point, bent: Point, end: Point, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * (1 - part) * part, part ** 2];
  return { x: a * start.x + b * bent.x + c * end.x, y: a * start.y + b * bent.y + c * end.y };
}

/** Stops keep clear of each other, of each other's track and of track without stops; short ways to their edges are better. */
function bestPair(first: Try[], second: Try[], through: Point[]): [Try, Try] {
  const clear = (one: Try, other: Try) => {
    const room = Math.min(ROOM, distance(one.spot.at, other.spot.at));
    const beside = nearest(one.spot.at, [...other.points, ...through]) + nearest(other.spot.at, [...one.points, ...through]);
    return Math.round(1e6 * (3 * room + beside - 0.3 * (length(one) + length(other))));
  };
  let best: [Try, Try] = [first[0]!, second[0]!];
  let most = -Infinity;
  for (const one of first)
    for (const other of second) {
      const room = clear(one, other);
      if (room > most) [best, most] = [[one, other], room];
    }
  return best;
}

const nearest = (at: Point, points: Point[]): number => Math.min(0.5, ...points.map((it) => distance(at, it)));

/** How long the way from the edges is, for stops aside; a stop on a line keeps it as it is, best in the middle. */
function length(tried: Try): number {
  if (tried.spot.onLine) return Math.abs(distance(tried.spot.at, tried.points[0]!) - distance(tried.spot.at, tried.points.at(-1)!)) / 4;
  return tried.lines.reduce((sum, it) => sum + distance(it.start, tried.spot.at), 0);
}

/** Flat-topped hexes: where their centres, corners and edges are, and how track runs between two edges. The unit is the side of a hex. */

export interface Point {
  x: number;
  y: number;
}

export const EDGES = 6;
/** From the centre to the middle of an edge. */
export const HALF = Math.sqrt(3) / 2;

/** Columns stand one and a half sides apart; rows count half hexes. */
export const centre = (column: number, row: number): Point => ({ x: 1.5 * column, y: HALF * row });

/** From the centre of a hex; 0 degrees is east, 90 south. */
export const towards = (degrees: number, distance: number): Point => ({ x: distance * Math.cos(radians(degrees)), y: distance * Math.sin(radians(degrees)) });

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Edges count clockwise from the south; between two of them lies a corner. */
export const angle = (edge: number): number => 90 + 60 * edge;

export const middle = (edge: number): Point => towards(angle(edge), HALF);

/** The same border, seen from the hex beyond it. */
export const opposite = (edge: number): number => (edge + 3) % EDGES;

export const corners = (size = 1): Point[] => [0, 1, 2, 3, 4, 5].map((it) => towards(60 * it, size));

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

export const times = (size: number, it: Point): Point => ({ x: size * it.x, y: size * it.y });

/** How many edges further, the short way round: 1, 2 or 3. */
export function apart(one: number, other: number): number {
  const steps = further(one, other);
  return Math.min(steps, EDGES - steps);
}

const further = (one: number, other: number) => (other - one + EDGES) % EDGES;

/** Of the arcs that meet two edges squarely. */
const RADII: Record<number, number> = { 1: 0.5, 2: 1.5 };

/** On to a point: straight, along an arc, or bent towards a third point. */
export interface Step {
  to: Point;
  radius?: number;
  clockwise?: boolean;
  bend?: Point;
}

/** Track from the middle of one edge to that of another, square to both. */
export function bend(one: number, other: number): Step {
  const to = middle(other);
  return apart(one, other) === 3 ? { to } : { to, radius: RADII[apart(one, other)]!, clockwise: further(one, other) > 3 };
}

/** The point after that much of this track, and the direction of the track there in degrees. */
export function along(one: number, other: number, part: number): { at: Point; degrees: number } {
  const [start, end] = [middle(one), middle(other)];
  if (apart(one, other) === 3) return { at: plus(times(1 - part, start), times(part, end)), degrees: angle(other) };
  const steps = further(one, other);
  return steps < 3 ? onArc(one, steps, part) : onArc(other, EDGES - steps, 1 - part);
}

/** Arcs have their centre beyond the edges between: on a corner, or where the two edges would meet. */
function onArc(first: number, steps: number, part: number): { at: Point; degrees: number } {
  const hub = towards(angle(first + steps / 2), steps === 1 ? 1 : Math.sqrt(3));
  const sweep = steps === 1 ? 120 : 60;
  const turn = angle(first + steps / 2) + 180 + sweep / 2 - sweep * part;
  return { at: plus(hub, towards(turn, RADII[steps]!)), degrees: turn + 90 };
}

/** A hundredth is fine enough; no minus before a zero. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export const pair = (it: Point): string => `${short(it.x)},${short(it.y)}`;

/** The way as the `d` of an SVG path, that many units to the side. */
export function way(start: Point, steps: readonly Step[], size: number): string {
  return [`M${pair(times(size, start))}`, ...steps.map((it) => oneStep(it, size))].join("");
}

function oneStep(step: Step, size: number): string {
  const to = pair(times(size, step.to));
  if (step.radius) return `A${short(size * step.radius)},${short(size * step.radius)} 0 0 ${step.clockwise ? 1 : 0} ${to}`;
  return step.bend ? `Q${pair(times(size, step.bend))} ${to}` : `L${to}`;
}

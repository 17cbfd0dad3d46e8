/** A spiral of equally long steps, wound outwards from its middle. */

export interface Point {
  x: number;
  y: number;
  /** Degrees, 0 to the right: the direction from the middle. */
  turn: number;
}

/** `count` points around (0, 0), from `inner` to `outer` in that many turns; the last one lies at the top. */
export function spiral(count: number, inner: number, outer: number, turns: number): Point[] {
  const whole = turns * 2 * Math.PI;
  const grow = (outer - inner) / whole;
  const radius = (angle: number) => inner + grow * angle;
  const angles = equalSteps(count, whole, (angle) => Math.hypot(radius(angle), grow));
  const start = -Math.PI / 2 - whole;
  return angles.map((angle) => {
    const at = start + angle;
    return { x: radius(angle) * Math.cos(at), y: radius(angle) * Math.sin(at), turn: (at * 180) / Math.PI };
  });
}

/** Angles from 0 to `whole` between which the line is equally long, by summing up short pieces. */
function equalSteps(count: number, whole: number, speed: (angle: number) => number): number[] {
  const pieces = count * 40;
  const lengths = [0];
  for (let n = 1; n <= pieces; n++) lengths.push(lengths[n - 1]! + (speed(((n - 0.5) / pieces) * whole) * whole) / pieces);
  const step = lengths[pieces]! / (count - 1);
  let at = 0;
  return Array.from({ length: count }, (_, n) => {
    while (at < pieces && lengths[at]! < n * step - 1e-9) at++;
    return (at / pieces) * whole;
  });
}

/** The line through all points, a little smoother than straight pieces would be. */
export function path(points: readonly Point[]): string {
  return points.map((it, n) => `${n ? "L" : "M"}${it.x.toFixed(1)} ${it.y.toFixed(1)}`).join("");
}

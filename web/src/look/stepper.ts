/** Steps through whole numbers: a list of allowed ones, or from low to high by step. */

interface Bounds {
  low: number;
  high: number;
  step?: number;
}

export type Allowed = Bounds | readonly number[];

const isList = (allowed: Allowed): allowed is readonly number[] => Array.isArray(allowed);

export function ends(allowed: Allowed): [low: number, high: number] {
  return isList(allowed) ? [allowed[0] ?? 0, allowed.at(-1) ?? 0] : [allowed.low, allowed.high];
}

/** The next allowed number in a direction; the same number at the end. */
export function next(allowed: Allowed, value: number, direction: 1 | -1): number {
  if (isList(allowed)) {
    const beyond = allowed.filter((it) => (direction > 0 ? it > value : it < value));
    return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? value;
  }
  const moved = value + direction * (allowed.step ?? 1);
  return moved < allowed.low || moved > allowed.high ? value : moved;
}

/** The allowed number nearest to something typed in; of two equally near ones the lower. */
export function nearest(allowed: Allowed, wish: number): number {
  if (isList(allowed)) return allowed.reduce((best, it) => (Math.abs(it - wish) < Math.abs(best - wish) ? it : best), allowed[0] ?? 0);
  const { low, high, step = 1 } = allowed;
  const top = low + Math.floor((high - low) / step) * step;
  const exact = (Math.min(Math.max(wish, low), top) - low) / step;
  return low + Math.ceil(exact - 0.5) * step;
}

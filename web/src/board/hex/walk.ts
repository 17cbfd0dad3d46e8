/** Walking over the hexes with the arrow keys. */

interface Square {
  column: number;
  row: number;
}

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
export type Arrow = (typeof ARROWS)[number];

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** Up and down go to the next hex of the column; left and right to the one beside, the upper of two. Gaps are stepped over. */
export function beside<P extends Square>(places: readonly P[], from: P, key: Arrow): P | undefined {
  const [across, down] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] as [number, number];
  const ahead = places.filter((it) => (across ? (it.column - from.column) * across > 0 : it.column === from.column && (it.row - from.row) * down > 0));
  const far = (it: P) =>
    across ? 100 * Math.abs(it.column - from.column) + 2 * Math.abs(it.row - from.row) + (it.row > from.row ? 1 : 0) : Math.abs(it.row - from.row);
  return ahead.reduce<P | undefined>((best, it) => (!best || far(it) < far(best) ? it : best), undefined);
}

/** Which fields an improvement serves, as lines to draw: fields that share a side with it (OC-3.4). Whether it counts is the server's. */

import { depositOn, type Improvement, isImprovement, isName } from "./box";

const SIDE = 3;

/** The fields that share a side with a field, row by row. */
export function beside(field: number): number[] {
  const [row, column] = [Math.floor(field / SIDE), field % SIDE];
  const found: number[] = [];
  if (row > 0) found.push(field - SIDE);
  if (column > 0) found.push(field - 1);
  if (column < SIDE - 1) found.push(field + 1);
  if (row < SIDE - 1) found.push(field + SIDE);
  return found;
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Where an arrow key leads from a field; undefined: off the board, on the name, or it is no arrow. */
export function walked(card: string, field: number, key: string): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [row, column] = [Math.floor(field / SIDE) + step[0], (field % SIDE) + step[1]];
  const to = row * SIDE + column;
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE || isName(card, to) ? undefined : to;
}

export interface Line {
  kind: Improvement;
  from: number;
  to: number;
  /** A tower or driller stands there: dotted otherwise. */
  active: boolean;
}

/** From every improvement on the plot to the deposits beside it; `also` is one that is only being looked at. */
export function linesOf(plot: { card: string; fields: readonly string[] }, also?: { field: number; piece: string }): Line[] {
  const fields = plot.fields.map((it, field) => (also?.field === field ? also.piece : it));
  return fields.flatMap((piece, from) => {
    if (!isImprovement(piece)) return [];
    return beside(from)
      .filter((to) => depositOn(plot.card, to) !== undefined)
      .map((to) => ({ kind: piece, from, to, active: fields[to] === "tower" || fields[to] === "driller" }));
  });
}

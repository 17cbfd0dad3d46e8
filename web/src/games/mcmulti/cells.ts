/** MM-1.2: the cells of a quadrant, row by row from 0 at the top left, and what stands on them. */

import type { McMultiQuadrantView, McMultiView } from "../../wire/types";
import { KINDS, type Kind, SIDE } from "./figures";

/** The quadrants as they lie on the table, clockwise from the north-west. */
export const AREAS = ["1 / 1", "1 / 2", "2 / 2", "2 / 1"];

export interface Asset {
  kind: Kind;
  /** The first of its cells: the one at the top left. */
  cell: number;
  idle: boolean;
}

export const row = (cell: number): number => Math.floor(cell / SIDE) + 1;
export const column = (cell: number): number => (cell % SIDE) + 1;

/** How many cells an asset is wide and high. */
export const span = (kind: string, refineryCells: number): number => (kind === "refinery" ? Math.sqrt(refineryCells) : 1);

/** The cells under an asset; one that would stick out covers fewer. */
export function covered(kind: string, cell: number, refineryCells: number): number[] {
  const wide = span(kind, refineryCells);
  const found = [];
  for (let down = 0; down < wide; down++)
    for (let right = 0; right < wide; right++) if (row(cell) + down <= SIDE && column(cell) + right <= SIDE) found.push(cell + down * SIDE + right);
  return found;
}

/** Where an asset could begin so that it covers a cell, the touched cell itself first. */
export function beginnings(kind: string, cell: number, refineryCells: number): number[] {
  const wide = span(kind, refineryCells);
  const found = [];
  for (let up = 0; up < wide; up++)
    for (let left = 0; left < wide; left++) if (row(cell) - up >= 1 && column(cell) - left >= 1) found.push(cell - up * SIDE - left);
  return found;
}

export function assets(quadrant: McMultiQuadrantView): Asset[] {
  return KINDS.flatMap((kind) => quadrant[kind].map((cell) => ({ kind, cell, idle: kind === "refinery" && quadrant.idle.includes(cell) })));
}

/** Where something stands, cell by cell. */
export function occupied(quadrant: McMultiQuadrantView, refineryCells: number): Map<number, Asset> {
  const found = new Map<number, Asset>();
  for (const asset of assets(quadrant)) for (const cell of covered(asset.kind, asset.cell, refineryCells)) found.set(cell, asset);
  return found;
}

/** How many assets of a kind a company has on all its quadrants. */
export function owned(view: McMultiView, seat: number, kind: Kind): number {
  return view.quadrants.reduce((sum, it) => sum + (it.owner === seat ? it[kind].length : 0), 0);
}

/** What the dice cross, in the order in which it is run: where the roll works, then to the left, then to the right. */

import type { McMultiView } from "../../wire/types";
import { type Asset, assets, column, covered, row } from "./cells";
import { KINDS, type Kind, seating, SIDE } from "./figures";

/** The row and the column that the dice cross in a quadrant; 0 is none. */
export interface Crossing {
  row: number;
  column: number;
}

export interface Hit extends Asset {
  quadrant: number;
  /** 2: both dice. */
  times: number;
  /** The place in the order, from 0. */
  order: number;
}

/** The last roll no longer matters. */
export const SPENT: readonly string[] = ["settlement", "over"];
const NONE: Crossing = { row: 0, column: 0 };

/** MM-4.5, MM-5.1: both dice where the roll works, one beside it, none after doubles that do not produce. */
export function crossing(view: McMultiView, quadrant: number, doublesProduce: boolean): Crossing {
  const roll = view.roll;
  if (!roll || roll.red === 0 || SPENT.includes(view.stage) || (roll.red === roll.black && !doublesProduce)) return NONE;
  const both = { row: roll.red, column: roll.black };
  if (roll.quadrant === null) return view.quadrants[quadrant]?.owner === view.active ? both : NONE;
  if (roll.quadrant === quadrant) return both;
  const { left, right } = seating(view.seats);
  const beside = [left[roll.quadrant], right[roll.quadrant]].find((it) => it?.quadrant === quadrant);
  if (!beside) return NONE;
  return beside.die === "red" ? { row: roll.red, column: 0 } : { row: 0, column: roll.black };
}

export function times(asset: Asset, lines: Crossing, refineryCells: number): number {
  const cells = covered(asset.kind, asset.cell, refineryCells);
  return Number(cells.some((it) => row(it) === lines.row)) + Number(cells.some((it) => column(it) === lines.column));
}

/** The quadrants in the order in which they run; neighbouring ones of the same player run together. */
export function running(view: McMultiView): number[][] {
  const at = view.roll?.quadrant ?? undefined;
  if (at === undefined) return [view.quadrants.flatMap((it, place) => (it.owner === view.active ? [place] : []))];
  const { left, right } = seating(view.seats);
  const [one, other] = [left[at]!.quadrant, right[at]!.quadrant];
  return view.quadrants[one]!.owner === view.quadrants[other]!.owner ? [[at], [one, other]] : [[at], [one], [other]];
}

/** Every asset that is hit, kind by kind. */
export function hits(view: McMultiView, doublesProduce: boolean): Hit[] {
  const found: Hit[] = [];
  for (const group of running(view))
    for (const kind of KINDS)
      for (const quadrant of group) {
        const lines = crossing(view, quadrant, doublesProduce);
        for (const asset of assets(view.quadrants[quadrant]!)) {
          const hit = asset.kind === kind ? times(asset, lines, view.refinery_cells) : 0;
          if (hit > 0) found.push({ ...asset, quadrant, times: hit, order: found.length });
        }
      }
  return found;
}

/** MM-4.6: cells that two dice never meet on, because doubles do not produce there. */
export const never = (doublesProduce: boolean): readonly number[] =>
  doublesProduce ? [] : Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((it) => row(it) === column(it));

/** In how many of the 36 rolls both dice meet on a piece that covers these cells. */
export const meetings = (cells: readonly number[], doublesProduce: boolean): number => cells.filter((it) => doublesProduce || row(it) !== column(it)).length;

const RUNS: Record<string, Kind> = { stations: "station", refineries: "refinery", wells: "well", rigs: "rig" };

/** Is this hit the one that is decided about now, still to come, or done? */
export function phase(view: McMultiView, hit: Hit): "now" | "later" | "done" {
  const kind = RUNS[view.stage];
  const roll = view.roll;
  if (!kind || !roll) return "done";
  const runner = ["active", "left", "right"].indexOf(roll.running);
  const place = running(view).findIndex((it) => it.includes(hit.quadrant));
  if (place !== runner) return place > runner ? "later" : "done";
  const [mine, now] = [KINDS.indexOf(hit.kind), KINDS.indexOf(kind)];
  return mine === now ? "now" : mine > now ? "later" : "done";
}

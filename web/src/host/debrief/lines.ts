/** The charts of a debrief: every number by turn, of companies or of things that have a price. */

import type { ChartLine, Debrief } from "../../wire/types";
import { thingName } from "../names";

const CHARTS = ["values", "prices", "sold", "earned"] as const;
export type ChartName = (typeof CHARTS)[number];

export const turnsOf = (debrief: Debrief): number[] => debrief.turns.map((it) => it.turn);

/** What has a price, in the order in which it first appears. */
export const things = (debrief: Debrief): string[] => [...new Set(debrief.turns.flatMap((it) => Object.keys(it.prices)))];

export function linesOf(debrief: Debrief, chart: ChartName): ChartLine[] {
  const count = debrief.turns.length;
  const filled = (values: readonly number[]) => Array.from({ length: count }, (_, n) => values[n] ?? null);
  if (chart === "prices") {
    return things(debrief).map((it) => ({
      chart,
      of: "thing",
      id: it,
      name: thingName(debrief.game, it),
      values: debrief.turns.map((turn) => turn.prices[it] ?? null),
    }));
  }
  return debrief.teams.map((it) => ({ chart, of: "company", id: it.team, name: it.name, values: filled(it[chart]) }));
}

/** A chart in which nothing was ever counted is not shown. */
export const chartsOf = (debrief: Debrief): ChartName[] => CHARTS.filter((it) => linesOf(debrief, it).some((line) => line.values.some((value) => value)));

/** How many things all companies sold in a turn, where the game tells it by thing; otherwise what it counts as sold by company. */
export function soldBy(debrief: Debrief, turn: number): number {
  const things = Object.values(debrief.turns[turn]?.sold ?? {});
  return things.length ? things.reduce((all, it) => all + it, 0) : sum(debrief, "sold", turn);
}

export const sum = (debrief: Debrief, what: "sold" | "earned", turn: number): number => debrief.teams.reduce((all, it) => all + (it[what][turn] ?? 0), 0);

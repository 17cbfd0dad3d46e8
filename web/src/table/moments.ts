/** The moments that decided a game: where the lead of the winner changed most, and what happened there. */

import type { GameScreen } from "../games/client";
import type { Charts, FactLine, Told } from "../wire/types";

/** What a game is won by, the nearest to it first. */
const CHARTS = ["value", "points", "cash"];
const MOST = 3;

export interface Moment {
  /** The last entry of it: the replay opens there. */
  n: number;
  /** By how much the lead of the winner over the best of the others grew. */
  change: number;
  /** The weightiest thing that happened; empty if only places were told. */
  text: string;
}

/** `winner` is the number of a seat, or of a company where several play together. */
export function moments(charts: Charts, winner: number, told: readonly Told[], weight: NonNullable<GameScreen["weight"]>): Moment[] {
  const leads = lead(charts, winner);
  const steps = leads.flatMap((now, at) => {
    const before = leads[at - 1];
    return at === 0 || now === null || before == null || now === before ? [] : [{ at, change: now - before }];
  });
  const chosen: typeof steps = [];
  for (const it of steps.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (chosen.length === MOST) break;
    if (!chosen.some((other) => Math.abs(other.at - it.at) <= 1)) chosen.push(it);
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ at, change }) => {
      const [after, n] = [charts.entries[at - 1]!, charts.entries[at]!];
      return {
        n,
        change,
        text:
          weightiest(
            told.filter((it) => it.n > after && it.n <= n).flatMap((it) => it.facts),
            weight,
          )?.text ?? "",
      };
    });
}

/** At each sample; null where nobody knows. */
function lead(charts: Charts, winner: number): (number | null)[] {
  const chart = CHARTS.find((name) => charts.lines.some((it) => it.chart === name && it.values.some((value) => value !== null)));
  const lines = charts.lines.filter((it) => it.chart === chart);
  const own = lines.find((it) => Number(it.id) === winner);
  return charts.entries.map((_, at) => {
    const mine = own?.values[at];
    const others = lines.filter((it) => it !== own).flatMap((it) => it.values[at] ?? []);
    return mine == null || !others.length ? null : mine - Math.max(...others);
  });
}

function weightiest(facts: readonly FactLine[], weight: NonNullable<GameScreen["weight"]>): FactLine | undefined {
  return facts.filter((it) => weight(it) > 0).reduce<FactLine | undefined>((best, it) => (!best || weight(it) > weight(best) ? it : best), undefined);
}

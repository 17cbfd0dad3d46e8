/** Whom the table waits for, and how long they have: the newer of what the card and the position say, by the number of the last entry. */

import type { Position, TableInfo } from "../wire/types";
import { inTeams, partners } from "./teams";

/** `since`: when the server said it (`performance.now()`). */
export interface Waited {
  seat: number;
  left: number | null;
  since: number;
}

interface Heard {
  table: TableInfo;
  tableAt: number;
  position: Position | undefined;
  positionAt: number;
}

export function waited({ table, tableAt, position, positionAt }: Heard): Waited[] {
  if (position && position.n >= table.entries) {
    const once = position.waiting.filter((it, n, all) => all.findIndex((other) => other.seat === it.seat) === n);
    return once.map((it) => ({ seat: it.seat, left: it.left ?? null, since: positionAt }));
  }
  return table.waiting.map((seat) => ({ seat, left: table.seats[seat]?.left ?? null, since: tableAt }));
}

/** The one clock that somebody needs: one's own (the company's, where several play together); otherwise how long others may take at most. */
export interface OneClock {
  of: "mine" | "one" | "others";
  seat: number;
  left: number;
  since: number;
}

export function oneClock(table: Pick<TableInfo, "teams">, waiting: readonly Waited[], mine: readonly number[]): OneClock | undefined {
  const running = waiting.filter((it): it is Waited & { left: number } => it.left !== null);
  const ours = new Set(mine.flatMap((seat) => partners(table, seat)));
  const own = running.filter((it) => ours.has(it.seat)).sort((a, b) => a.left - b.left)[0];
  if (own) return { of: "mine", ...own };
  const last = running.sort((a, b) => b.left - a.left)[0];
  const sides = new Set(running.map((it) => (inTeams(table) ? partners(table, it.seat)[0] : it.seat)));
  return last && { of: sides.size === 1 ? "one" : "others", ...last };
}

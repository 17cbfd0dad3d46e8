/** From a few touches to a table. What is not asked here keeps the server's defaults. */

import type { TableInfo } from "../wire/types";

export type Companions = "bots" | "friends" | "anyone";
export const COMPANIONS: readonly Companions[] = ["bots", "friends", "anyone"];

const CODE = /^[A-Z]{6}$/;

/** A code as it was typed, or a whole link with a code in it; empty if it is none. */
export function codeIn(typed: string): string {
  const path = /\/t\/([a-z]{6})\b/i.exec(typed)?.[1];
  const code = (path ?? typed.replace(/[\s-]/g, "")).toUpperCase();
  return CODE.test(code) ? code : "";
}

export const myTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((it) => it.mine && it.kind === "person" && table.waiting.includes(it.seat));

export const freeSeats = (table: TableInfo): number => table.seats.filter((it) => it.kind === "open" && it.seat < table.players).length;

const RANK: Record<TableInfo["status"], number> = { playing: 1, paused: 2, open: 3, over: 4, closed: 5 };

/** What needs me first, then what runs, then what is being set up, then the past; the newest first in each. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (it: TableInfo) => (myTurn(it) ? 0 : RANK[it.status]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

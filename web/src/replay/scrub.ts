/** Moving through the entries: keys, and what the address bar says. */

import type { TableInfo } from "../wire/types";
import { type Chapter, nextBeginning, previousBeginning } from "./chapters";

export const SPECTATOR = -1;
/** Eyes from which nothing is hidden; only when the game is over. */
export const OPEN = -2;

export type Step = "first" | "back" | "previous" | "next" | "ahead" | "last";

const KEYS: Record<string, Step> = {
  ArrowLeft: "previous",
  ArrowDown: "previous",
  ArrowRight: "next",
  ArrowUp: "next",
  PageUp: "back",
  PageDown: "ahead",
  Home: "first",
  End: "last",
};

export const stepOf = (key: string): Step | undefined => KEYS[key];

export function moved(step: Step, at: number, last: number, found: readonly Chapter[]): number {
  const to = {
    first: 0,
    back: previousBeginning(found, at),
    previous: at - 1,
    next: at + 1,
    ahead: nextBeginning(found, at, last),
    last,
  }[step];
  return within(to, last);
}

export const within = (n: number, last: number): number => Math.min(Math.max(0, n), last);

export const ended = (table: TableInfo): boolean => table.status === "over" || table.status === "closed";

/** Whose eyes may be chosen, the best first: everything when the game is over, otherwise one's own seats, and always the spectator's. */
export function eyesOf(table: TableInfo): number[] {
  const mine = table.seats.filter((it) => it.mine && it.kind === "person").map((it) => it.seat);
  return ended(table) ? [OPEN, ...table.seats.map((it) => it.seat), SPECTATOR] : [...mine, SPECTATOR];
}

export interface Moment {
  at: number | undefined;
  seat: number | undefined;
}

/** `?at=123&seat=2`; whatever is not a number is not there. */
export function momentIn(search: string): Moment {
  const given = new URLSearchParams(search);
  const whole = (name: string, low: number) => {
    const text = given.get(name) ?? "";
    return /^-?\d{1,9}$/.test(text) && Number(text) >= low ? Number(text) : undefined;
  };
  return { at: whole("at", 0), seat: whole("seat", OPEN) };
}

export const pathOf = (code: string, at: number, seat: number): string => `/t/${code}/replay?at=${at}&seat=${seat}`;

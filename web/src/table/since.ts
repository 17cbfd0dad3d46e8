/** What is worth telling again to somebody who was away, and where they stopped looking. */

import type { Told } from "../wire/types";

const MOST = 12;

/** The last entries of others that brought something about. */
export function worthTelling(told: readonly Told[], after: number, mine: readonly number[]): Told[] {
  return told.filter((it) => it.n > after && it.facts.length > 0 && !(it.seat != null && mine.includes(it.seat))).slice(-MOST);
}

const key = (code: string) => `magnat-seen-${code}`;

/** The last entry that was seen at a table on this device; undefined if none ever was. */
export function seen(code: string): number | undefined {
  try {
    const kept = Number.parseInt(localStorage.getItem(key(code)) ?? "", 10);
    return Number.isNaN(kept) ? undefined : kept;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function see(code: string, n: number): void {
  try {
    localStorage.setItem(key(code), String(n));
  } catch {
    // then everything is new next time
  }
}

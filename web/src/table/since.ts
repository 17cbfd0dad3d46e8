/** What is worth telling again to somebody who was away, and where they stopped looking. */

import type { Desk } from "../games/desk";
import type { GameScreen } from "../games/client";
import type { FactLine, Told } from "../wire/types";

const MOST = 12;

/** What one seat did in a row, or one roll; the board is shown as it was after the last of it. */
export interface Step {
  n: number;
  seat: number | undefined;
  facts: readonly FactLine[];
}

/** The last things that others brought about. */
export function worthTelling(told: readonly Told[], after: number, mine: readonly number[]): Step[] {
  return chained(told.filter((it) => it.n > after && it.facts.length > 0 && !(it.seat != null && mine.includes(it.seat)))).slice(-MOST);
}

/** What others did since I last did something, without the rolls that only set the game up. */
export function sinceMine(told: readonly Told[], mine: readonly number[]): Step[] {
  const own = told.findLast((it) => it.seat != null && mine.includes(it.seat))?.n;
  const steps = worthTelling(told, own ?? 0, mine);
  return own === undefined
    ? steps.slice(
        Math.max(
          0,
          steps.findIndex((it) => it.seat !== undefined),
        ),
      )
    : steps;
}

/** Whoever buys a dozen pieces did one thing. */
function chained(told: readonly Told[]): Step[] {
  const steps: Step[] = [];
  for (const it of told) {
    const before = steps.at(-1);
    const on = before && it.seat != null && before.seat === it.seat && before.n === it.n - 1 && alike([...before.facts, ...it.facts]);
    if (on) steps[steps.length - 1] = { ...before, n: it.n, facts: [...before.facts, ...it.facts] };
    else steps.push({ n: it.n, seat: it.seat ?? undefined, facts: it.facts });
  }
  return steps;
}

const alike = (facts: readonly FactLine[]): boolean => facts.every((it) => it.fact === facts[0]!.fact);

/** A step in words: many like facts in one sentence where the game has one for them. */
export function texts(step: Step, game: Pick<GameScreen, "together">, desk: Pick<Desk, "name">): string[] {
  const whole = step.facts.length > 1 && alike(step.facts) ? game.together?.(step.facts, (seat) => desk.name(seat)) : undefined;
  return whole === undefined ? step.facts.map((it) => it.text) : [whole];
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

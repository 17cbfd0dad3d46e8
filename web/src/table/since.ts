/** What is worth telling again to somebody who was away, and where they stopped looking. */

import type { Desk } from "../games/desk";
import type { GameScreen } from "../games/client";
import type { FactLine, Told } from "../wire/types";

/** What one seat did in a row, or one roll; the board is shown as it was after the last of it. */
export interface Step {
  n: number;
  seat: number | undefined;
  facts: readonly FactLine[];
}

/** What others and the dice brought about, all of it. */
export function worthTelling(told: readonly Told[], after: number, mine: readonly number[]): Step[] {
  return chained(told.filter((it) => it.n > after && it.facts.length > 0 && !(it.seat != null && mine.includes(it.seat))));
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

/** Facts of one kind that follow each other. */
export function runs(facts: readonly FactLine[]): FactLine[][] {
  const found: FactLine[][] = [];
  for (const it of facts) {
    const before = found.at(-1);
    if (before && before[0]!.fact === it.fact && before[0]!.words.seat === it.words.seat) before.push(it);
    else found.push([it]);
  }
  return found;
}

/** A run in one sentence where the game has one for it. */
export function inWords(run: readonly FactLine[], game: Pick<GameScreen, "together">, desk: Pick<Desk, "name">): string {
  const whole = run.length > 1 ? game.together?.(run, (seat) => desk.name(seat)) : undefined;
  return whole ?? run.map((it) => it.text).join(" ");
}

export interface Line {
  text: string;
  clause: string;
  weight: number;
}

/** What one person did or what befell them; `seat` undefined: the table, its dice and cards. */
export interface Share {
  seat: number | undefined;
  lines: Line[];
}

/** By person, my own first and then whoever the weightiest thing happened to; the weightiest of each first. Nothing is left out. */
export function shares(steps: readonly Step[], mine: readonly number[], game: Pick<GameScreen, "together" | "weight">, desk: Pick<Desk, "name">): Share[] {
  const facts = new Map<number | undefined, FactLine[]>();
  for (const step of steps)
    for (const it of step.facts) {
      const whose = seatOf(it) ?? step.seat;
      facts.set(whose, [...(facts.get(whose) ?? []), it]);
    }
  const found = [...facts].map(([seat, all]) => ({
    seat,
    lines: runs(all)
      .map((run) => line(run, game, desk))
      .sort(heavier),
  }));
  const own = (it: Share) => it.seat !== undefined && mine.includes(it.seat);
  return found.sort((a, b) => Number(own(b)) - Number(own(a)) || heavier(a.lines[0]!, b.lines[0]!));
}

const line = (run: readonly FactLine[], game: Pick<GameScreen, "together" | "weight">, desk: Pick<Desk, "name">): Line => ({
  text: inWords(run, game, desk),
  clause: run[0]!.clause,
  weight: Math.max(...run.map((it) => game.weight?.(it) ?? 1)),
});

export const heavier = (a: Line, b: Line): number => b.weight - a.weight;

/** Whom a fact is about, where it says so. */
export function seatOf(fact: FactLine): number | undefined {
  const seat = fact.words.seat;
  return seat === undefined ? undefined : Number(seat);
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

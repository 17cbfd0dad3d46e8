/** The journal as sentences: facts with their clauses, and what the table itself did (taken back, asked, ruled, timed out). */

import { say } from "../words/speech.svelte";
import type { Told } from "../wire/types";

export interface Line {
  id: string;
  n: number;
  text: string;
  clause: string;
  /** Not by the rules of the game but by those of the table. */
  aside: boolean;
}

type Name = (seat: number) => string;

export function lines(told: readonly Told[], name: Name): Line[] {
  return told.flatMap((it) => [...asides(it, name), ...facts(it)]);
}

/** The newest lines, the last one first; those before them are not even looked at. */
export function latest(told: readonly Told[], most: number, name: Name): Line[] {
  const found: Line[] = [];
  for (let at = told.length - 1; at >= 0 && found.length < most; at -= 1) found.push(...lines([told[at]!], name).reverse());
  return found.slice(0, most);
}

const written = new WeakMap<Told, Line[]>();

/** Facts stay as they were told: written once, and not drawn again. */
function facts(told: Told): Line[] {
  const before = written.get(told);
  if (before) return before;
  const lines = told.facts.map((fact, at) => ({ id: `${told.n}-${at}`, n: told.n, text: fact.text, clause: fact.clause, aside: false }));
  written.set(told, lines);
  return lines;
}

function asides(told: Told, name: Name): Line[] {
  const who = told.seat == null ? "" : name(told.seat);
  const line = (text: string, clause: string): Line => ({ id: `${told.n}-${clause}`, n: told.n, text, clause, aside: true });
  const found: Line[] = [];
  if (told.drop != null) found.push(line(say("web-log-stage-taken-back", { name: who, reason: told.ruling ?? "" }), "TB-3.5"));
  else if (told.ruling != null && told.undo != null) found.push(line(say("web-log-ruled-back", { entry: told.undo, reason: told.ruling }), "TB-3.1"));
  else if (told.ruling != null) found.push(line(say("web-log-ruled-act", { name: who, reason: told.ruling }), "TB-3.2"));
  else if (told.undo != null) found.push(line(say("web-log-undone", { name: who, entry: told.undo }), "TB-1.1"));
  if (told.unrolled) found.push(line(say("web-log-unrolled", { rolls: told.unrolled }), "TB-5.7"));
  if (told.ask != null) found.push(line(say("web-log-asked", { name: who, entry: told.ask }), "TB-2.1"));
  if (told.agree != null) found.push(line(told.agree ? say("web-log-agreed", { name: who }) : say("web-log-refused", { name: who }), "TB-2.2"));
  if (told.clock) found.push(line(say("web-log-clock", { name: who }), "TB-4.3"));
  return found;
}

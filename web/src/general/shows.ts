import type { Shown } from "../games/desk";

/** What was typed in as dice or a card show it: "4", "3 5", or the name of a card; undefined if nothing was. */
export function shownIn(typed: string): Shown | undefined {
  const text = typed.trim();
  const numbers = text.split(/[\s,;+]+/).map(Number);
  if (!text) return undefined;
  if (numbers.some((it) => !Number.isInteger(it))) return text;
  return numbers.length > 1 ? numbers : numbers[0];
}

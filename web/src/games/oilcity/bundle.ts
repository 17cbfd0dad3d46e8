/** Bundles that change hands: `money 500, wax 2, plot 12` on the wire, amounts in a form, phrases for people. */

import { words } from "../../words/speech.svelte";
import { THINGS, type Thing } from "./box";
import { place } from "./names";

export interface Bundle {
  things: Partial<Record<Thing, number>>;
  plots: number[];
}

export const empty = (): Bundle => ({ things: {}, plots: [] });

export function readBundle(text: string): Bundle {
  const found = empty();
  for (const part of text.split(",").filter((it) => it.trim())) {
    const [name, number] = part.trim().split(" ");
    if (name === "plot") found.plots.push(Number(number));
    else found.things[name as Thing] = Number(number);
  }
  return found;
}

export function writeBundle(bundle: Bundle): string {
  const things = THINGS.filter((it) => bundle.things[it]).map((it) => `${it} ${bundle.things[it]}`);
  return [...things, ...bundle.plots.map((it) => `plot ${it}`)].join(", ");
}

export const isEmpty = (bundle: Bundle): boolean => writeBundle(bundle) === "";

// In words

export const counted = (thing: string, count: number): string => words().composed("oilcity-part-counted", { thing, count });

export function phrase(parts: readonly string[]): string {
  const [first, ...more] = parts;
  if (first === undefined) return words().composed("oilcity-part-nothing");
  if (!more.length) return first;
  return words().composed("oilcity-part-list", { most: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

export function bundlePhrase(text: string): string {
  const bundle = readBundle(text);
  const things = THINGS.filter((it) => bundle.things[it]).map((it) => counted(it, bundle.things[it]!));
  return phrase([...things, ...bundle.plots.map((it) => words().composed("oilcity-part-plot", { place: place(it) }))]);
}

/** Which figures of a game may differ in the printed one, and how marks deep within its boards come to know it. */

import { getContext, setContext } from "svelte";
import type { GameInfo, OriginInfo } from "../wire/types";

export const KEY = Symbol("origins");

type Known = Pick<GameInfo, "name" | "origins">;

/** A page with the boards or rules of a game tells the marks on it; as a function, because the game may be known only later. */
export const tellOrigins = (known: () => Known | undefined): unknown => setContext(KEY, known);

export const knownOrigins = (): (() => Known | undefined) => getContext(KEY) ?? (() => undefined);

/** Why a figure is not certain, or something on a card of which `figure` is the name ("plots.siary"); nothing if it is. */
export function originOf(origins: readonly OriginInfo[], figure: string): OriginInfo | undefined {
  const [place, ...way] = figure.split(".");
  return origins.find((it) => it.place === place && (!it.of.length || it.of.some((of) => meet(of.split("."), way))));
}

/** Does one of the two ways lead to the other? */
const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((it, n) => it === other[n]) && other.slice(0, one.length).every((it, n) => it === one[n]);

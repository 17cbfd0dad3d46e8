/** How McMulti is said on the screen. */

import { say, thing, words } from "../../words/speech.svelte";
import type { Desk } from "../desk";
import type { McMultiView } from "../../wire/types";
import { column, row } from "./cells";
import { printed } from "./figures";

/** The name of a kind of action, over its options in the list. */
export function kind(action: string): string {
  return words().composed(`web-mcmulti-do-${action}`);
}

/** All sums are in millions. */
export const money = (amount: number): string => say("web-mcmulti-money", { amount });

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0");

export const asset = (kind: string): string => thing("mcmulti", "kind", kind);
export const good = (good: string): string => thing("mcmulti", "good", good);
export const market = (market: string): string => thing("mcmulti", "market", market);
export const quadrantName = (quadrant: number): string => thing("mcmulti", "quadrant", quadrant);
/** By the compass, where there is little room. */
export const quadrantShort = (quadrant: number): string => words().composed(`web-mcmulti-quadrant-short-${quadrant}`);
export const economy = (card: string): string => thing("mcmulti", "economy", card);
export const stage = (stage: string): string => thing("mcmulti", "stage", stage);
export const news = (card: string): string => thing("mcmulti", "news", card);
export const newsText = (card: string): string => words().composed(`mcmulti-news-${card}-text`, printed(card));

export const cellName = (cell: number): string => say("web-mcmulti-cell", { row: row(cell), column: column(cell) });

/** A quadrant by its owner, if it has one already, and its place on the board. */
export function quadrantTitle(desk: Desk<McMultiView>, quadrant: number): string {
  const { owner } = desk.view.quadrants[quadrant]!;
  return owner === null ? quadrantName(quadrant) : `${desk.name(owner)}, ${quadrantName(quadrant)}`;
}

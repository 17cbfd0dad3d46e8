/** The price tracks: which spaces hold a barrel, and what the next barrels cost or bring. */

import type { McMultiConsumerView, McMultiTrackView } from "../../wire/types";
import { CONSUMER, type Good, LINES } from "./figures";

export interface Space {
  price: number;
  barrel: boolean;
}

/** MM-2.1: a track from its cheapest to its dearest space; barrels stand on the dearest ones. */
export function spaces(good: Good, track: McMultiTrackView): Space[] {
  const { lowest, highest, step } = LINES[good];
  const found: Space[] = [];
  for (let price = lowest; price <= highest; price += step) found.push({ price, barrel: price > highest - track.barrels * step });
  return found;
}

/** MM-3.2, MM-3.3: the prices of the next barrels if one goes on buying, or selling; the first is the present one. */
export function nextPrices(good: Good, track: McMultiTrackView, side: "buy" | "sell", count: number): number[] {
  const line = spaces(good, track);
  const open = side === "buy" ? line.filter((it) => it.barrel) : line.filter((it) => !it.barrel).reverse();
  return open.slice(0, count).map((it) => it.price);
}

/** MM-4.5 (a): what the next barrels of a station bring. */
export function nextFuelPrices(consumer: McMultiConsumerView, count: number): number[] {
  return Array.from({ length: count }, (_, n) => consumer.cheapest - 1 - n).filter((it) => it >= CONSUMER.lowest);
}

/** MM-2.2: the barrels of the consumer market stand side by side, from the cheapest upwards. */
export const hasBarrel = (consumer: McMultiConsumerView, space: number): boolean => space >= consumer.cheapest && space < consumer.cheapest + consumer.barrels;

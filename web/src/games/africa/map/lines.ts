/** The lines of a run's account. */

import type { StopPaid } from "../../../wire/types";

/** Each stop that counts has a line of its own; those that an express only passes share one. */
export function lines(stops: readonly StopPaid[]): StopPaid[][] {
  const found: StopPaid[][] = [];
  for (const stop of stops) {
    const last = found.at(-1);
    if (last && !stop.counted && !last[0]!.counted) last.push(stop);
    else found.push([stop]);
  }
  return found;
}

/** Hits light up one after another, in the order in which they are run. */

import type { Hit } from "./hits";

const EACH_MS = 250;
/** However many there are, the last one is lit after this time. */
const ALL_MS = 2500;

export class InOrder {
  #shown = $state(Infinity);

  /** Those that are lit by now. */
  of(hits: readonly Hit[]): readonly Hit[] {
    return this.#shown >= hits.length ? hits : hits.slice(0, this.#shown);
  }

  /** Begins anew, for a new roll; returns what stops it. */
  begin(many: number): () => void {
    if (many === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
    this.#shown = 0;
    const timer = setInterval(
      () => {
        this.#shown += 1;
        if (this.#shown >= many) stop();
      },
      Math.min(EACH_MS, ALL_MS / many),
    );
    const stop = () => {
      clearInterval(timer);
      this.#shown = Infinity;
    };
    return stop;
  }
}

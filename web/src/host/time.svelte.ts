/** The server's time on this page: it goes on between two messages, and stands where the table stands. */

import { onMount } from "svelte";
import { reading } from "../table/clock";
import type { TableStore } from "../table/store.svelte";
import { language, say } from "../words/speech.svelte";

const BEAT = 500;

export class ServerTime {
  #beat = $state(performance.now());

  /** Called while a component begins. */
  constructor(private readonly store: TableStore) {
    onMount(() => {
      const timer = setInterval(() => (this.#beat = performance.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  /** `performance.now()`, twice a second. */
  get beat(): number {
    return this.#beat;
  }

  /** Milliseconds since the last overview came. */
  get passed(): number {
    return Math.max(0, this.#beat - this.store.overviewAt);
  }

  get now(): number {
    return (this.store.overview?.now ?? Date.now()) + this.passed;
  }

  /** What is left now of a time that the last overview told; a pause stops it. */
  left(told: number): number {
    return this.store.table?.status === "playing" ? Math.max(0, told - this.passed) : told;
  }
}

/** Hours and minutes on the clock of the classroom. */
export function atClock(time: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit", hour12: false }).format(time);
}

/** How long, as people read it: 0:42, 1:05:00. */
export function span(milliseconds: number): string {
  const time = reading(milliseconds);
  return time.unit === "days" ? say("web-clock-days", { days: time.days, hours: time.hours }) : time.text;
}

/** What a clerk would do in my place: asked for when wanted, and forgotten as soon as it is decided. */

import { Errand } from "../people/errand.svelte";
import { api } from "../people/here.svelte";
import type { Advice } from "../wire/types";
import type { LiveDesk } from "./desk.svelte";

export class Hints {
  readonly errand = new Errand();
  readonly #desk: LiveDesk;
  #given = $state.raw<Advice & { seat: number }>();
  #asked = $state(-1); // the entry after which was asked last

  constructor(desk: LiveDesk) {
    this.#desk = desk;
  }

  /** Whether there is anything to ask: hints are allowed here, and something may be decided. */
  get offered(): boolean {
    const { table, now, playing } = this.#desk;
    return table.hints && playing && now.asked.length > 0 && table.status === "playing";
  }

  /** The hint for the decision that is still open: what others do meanwhile does not take it away, what I do does. */
  get shown(): Advice | undefined {
    const it = this.#given;
    const { now, seat, told } = this.#desk;
    if (!it || it.seat !== seat || !now.asked.some((asked) => asked.key === it.about)) return undefined;
    return told.some((entry) => entry.n > it.n && (entry.seat === seat || entry.undo != null)) ? undefined : it;
  }

  get wrong(): string {
    return this.#asked === this.#desk.now.n ? this.errand.wrong : "";
  }

  async ask(): Promise<void> {
    const { table, seat, now } = this.#desk;
    this.#asked = now.n;
    await this.errand.run(async () => {
      this.#given = { ...(await api.post<Advice>(`/tables/${table.code}/advice`, { seat })), seat };
    });
  }

  close(): void {
    this.#given = undefined;
    this.errand.wrong = "";
  }
}

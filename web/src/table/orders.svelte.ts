/** My standing orders at this table: the server keeps them and carries them out; nobody else learns of them. */

import { Errand } from "../people/errand.svelte";
import { api } from "../people/here.svelte";
import type { Orders } from "../wire/types";
import type { LiveDesk } from "./desk.svelte";

export class SeatOrders {
  readonly errand = new Errand();
  readonly #desk: LiveDesk;
  #told = $state.raw<Orders>();
  open = $state(false);

  constructor(desk: LiveDesk) {
    this.#desk = desk;
  }

  get told(): Orders | undefined {
    return this.#told?.seat === this.#desk.seat ? this.#told : undefined;
  }

  get offered(): boolean {
    return !!this.told?.offered.length;
  }

  get #path(): string {
    return `/tables/${this.#desk.table.code}/orders/${this.#desk.seat}`;
  }

  /** What could be ordered changes with the stage; a line that is down for a moment is no news. */
  async look(): Promise<void> {
    try {
      const mine = await api.get<Orders[]>(`/tables/${this.#desk.table.code}/orders`);
      this.#told = mine.find((it) => it.seat === this.#desk.seat);
    } catch {
      this.#told = undefined;
    }
  }

  async give(kind: string, words: Record<string, number | string>): Promise<void> {
    const done = await this.errand.run(async () => (this.#told = await api.put<Orders>(this.#path, { kind, with: words })));
    if (done) this.open = false;
  }

  async end(kind: string): Promise<void> {
    await this.errand.run(async () => (this.#told = await api.delete<Orders>(`${this.#path}/${kind}`)));
  }
}

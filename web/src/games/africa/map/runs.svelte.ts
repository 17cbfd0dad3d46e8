/** What a company would earn: asked of the server, kept for the map (which draws the routes) and the sheet (which adds them up). */

import { Refused } from "../../../people/api";
import { api } from "../../../people/here.svelte";
import type { AfricaView, Problem, RunAccount } from "../../../wire/types";
import type { Desk } from "../../desk";

export class Runs {
  /** The company that is asked about, and the routes if they are typed or touched by hand. */
  company = $state("");
  routes = $state<string>();
  account = $state.raw<RunAccount>();
  problem = $state.raw<Problem>();
  busy = $state(false);
  #asked = 0;

  constructor(readonly desk: Desk<AfricaView>) {}

  /** At best, or on these routes. Of several quick questions the last one counts. */
  async look(company: string, routes?: string): Promise<void> {
    const mine = ++this.#asked;
    this.company = company;
    this.routes = routes;
    this.busy = true;
    this.problem = undefined;
    try {
      const found = await api.post<RunAccount>(`/tables/${this.desk.table.code}/runs`, { company, at: this.desk.position.n, ...(routes === undefined ? {} : { routes }) });
      if (mine === this.#asked) this.account = found;
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      if (mine !== this.#asked) return;
      this.problem = no.problem;
      this.account = undefined;
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  /** The table has gone on: the same question again. */
  again(): void {
    if (this.company && this.account && this.account.n !== this.desk.position.n) void this.look(this.company, this.routes);
  }

  forget(): void {
    this.#asked++;
    this.busy = false;
    this.company = "";
    this.routes = undefined;
    this.account = undefined;
    this.problem = undefined;
  }
}

const known = new WeakMap<object, Runs>();

/** One for each desk, wherever it is shown. */
export function runsOf(desk: Desk<AfricaView>): Runs {
  let found = known.get(desk);
  if (!found) known.set(desk, (found = new Runs(desk)));
  return found;
}

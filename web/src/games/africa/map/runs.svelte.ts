/** What a company would earn: asked of the server, kept for the map (which draws the routes) and the sheet (which adds them up). */

import { Refused } from "../../../people/api";
import { api } from "../../../people/here.svelte";
import type { AfricaView, Problem, RunAccount } from "../../../wire/types";
import { wayOn } from "../../../board/hex/route";
import type { Desk } from "../../desk";
import { beyond, border, placeAt } from "./atlas";
import { shapeOn, type Standing } from "./position";

export class Runs {
  /** The company that is asked about, and the routes if they are typed or touched by hand. */
  company = $state("");
  routes = $state<string>();
  account = $state.raw<RunAccount>();
  problem = $state.raw<Problem>();
  busy = $state(false);
  /** The train whose stops are touched on the map, and the routes touched so far. */
  drawing = $state<number>();
  drawn = $state.raw<string[][]>([]);
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
      const found = await api.post<RunAccount>(`/tables/${this.desk.table.code}/runs`, {
        company,
        at: this.desk.position.n,
        ...(routes === undefined ? {} : { routes }),
      });
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

  draw(company: string, train: number): void {
    this.company = company;
    this.drawing = this.drawing === train ? undefined : train;
  }

  /** A hex was touched: the route goes on to it, or back if it was the last one. */
  touch(id: string, hexes: ReadonlyMap<string, Standing>): void {
    const train = this.drawing ?? 0;
    const route = this.drawn[train] ?? [];
    const shape = (it: string) => shapeOn(placeAt(it)!, hexes.get(it)?.tile ?? "");
    const on = route.at(-1) === id ? undefined : wayOn(route, id, shape, (it, edge) => beyond(placeAt(it)!, edge)?.id, border);
    if (!on && route.at(-1) !== id) return;
    const all = Array.from({ length: Math.max(this.drawn.length, train + 1) }, (_, n) => this.drawn[n] ?? []);
    all[train] = on ? [...route, ...on] : route.slice(0, -1);
    this.drawn = all;
    const text = all
      .map((it) => (it.length > 1 ? it.join("-") : ""))
      .join(";")
      .replace(/;+$/, "");
    void this.look(this.company, text);
  }

  clear(): void {
    this.drawn = [];
    this.problem = undefined;
    this.account = undefined;
  }

  forget(): void {
    this.#asked++;
    this.drawing = undefined;
    this.drawn = [];
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

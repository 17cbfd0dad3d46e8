/** What a table has told us, for components to draw. Fields are replaced, never changed inside, so each part is drawn on its own. */

import type { ChatLine, Position, Problem, TableInfo, Told } from "../wire/types";
import type { Link, Listener, News } from "./connection";
import { kept } from "./same";

export const SPECTATOR = -1;

export class TableStore implements Listener {
  link = $state<Link>("closed");
  problem = $state.raw<Problem>();
  table = $state.raw<TableInfo>();
  told = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  positions = $state.raw<ReadonlyMap<number, Position>>(new Map());
  /** When the card and the newest position came (`performance.now()`): clocks count down from there. */
  tableAt = $state(0);
  positionAt = $state(0);
  /** The last entry of the journal when we came in: until we have it, we are catching up, and nothing is animated. */
  known = $state(0);

  #fresh: Told[] = [];

  get seats(): number[] {
    return this.table?.seats.filter((it) => it.mine && it.kind === "person").map((it) => it.seat) ?? [];
  }

  /** The position to draw: that of the seat asked for, or of the first own seat that must decide, or any. */
  position(seat?: number): Position | undefined {
    if (seat !== undefined) return this.positions.get(seat);
    const all = [...this.positions.values()];
    return all.find((it) => it.asked.some((asked) => asked.must)) ?? all[0];
  }

  get catchingUp(): boolean {
    return (this.told.at(-1)?.n ?? 0) < this.known;
  }

  linked(link: Link, problem?: Problem): void {
    this.link = link;
    this.problem = problem;
  }

  forget(): void {
    this.#fresh = [];
    this.told = [];
    this.chat = [];
    this.positions = new Map();
    this.known = 0;
  }

  heard(news: News): void {
    switch (news.type) {
      case "welcome":
        this.known = news.n;
        return this.#card(news.table);
      case "table":
        return this.#card(news.table);
      case "told":
        return this.#add(news);
      case "position":
        return this.#see(news);
      case "chat":
        this.chat = [...this.chat, news];
    }
  }

  #card(table: TableInfo): void {
    this.table = table;
    this.tableAt = performance.now();
    const eyes = this.seats.length ? this.seats : [SPECTATOR];
    if ([...this.positions.keys()].some((seat) => !eyes.includes(seat))) {
      this.positions = new Map([...this.positions].filter(([seat]) => eyes.includes(seat)));
    }
  }

  /** Thousands of entries may arrive at once: they are handed on together, when the last one is there or the browser has a moment. */
  #add(told: Told): void {
    if (this.#fresh.push(told) === 1) setTimeout(() => this.#flush());
    if (told.n >= this.known) this.#flush();
  }

  #flush(): void {
    if (!this.#fresh.length) return;
    this.told = [...this.told, ...this.#fresh];
    this.#fresh = [];
  }

  #see(position: Position): void {
    const before = this.positions.get(position.seat);
    if (before && before.n > position.n) return;
    this.#flush();
    this.positions = new Map([...this.positions, [position.seat, before ? kept(before, position) : position]]);
    this.positionAt = performance.now();
  }
}

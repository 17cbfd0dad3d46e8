/** What a table has told us, for components to draw. Fields are replaced, never changed inside, so each part is drawn on its own. */

import type { ChatLine, Position, Problem, TableInfo, Told } from "../wire/types";
import type { Link, Listener, News } from "./connection";
import { kept } from "./same";

export const SPECTATOR = -1;

/** Milliseconds: a position that belongs to an entry comes sooner. */
const SOON = 50;
/** At the latest then the page goes on, also where nothing is drawn because nobody looks. */
const HIDDEN = 250;

/** Calls back when the page has been drawn. */
function drawn(then: () => void): void {
  let done = false;
  const once = () => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, HIDDEN);
}

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
  /** Seats whose position is being drawn, and what came for them meanwhile: of several, only the last is worth drawing. */
  #drawing = new Set<number>();
  #next = new Map<number, Position>();

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
    this.#next.clear();
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

  /** Entries are handed on with the position that follows from them: thousands at once when we come in, and one at a time later. */
  #add(told: Told): void {
    if (this.#fresh.push(told) === 1) setTimeout(() => this.#flush(), SOON);
    if (told.n === this.known) this.#flush();
  }

  #flush(): void {
    if (!this.#fresh.length) return;
    this.told = [...this.told, ...this.#fresh];
    this.#fresh = [];
  }

  #see(position: Position): void {
    const before = this.#next.get(position.seat) ?? this.positions.get(position.seat);
    if (before && before.n > position.n) return;
    if (this.#drawing.has(position.seat)) {
      this.#next.set(position.seat, position);
      return;
    }
    this.#draw(position);
    if (this.#drawing.size === 0) drawn(() => this.#goOn());
    this.#drawing.add(position.seat);
  }

  #draw(position: Position): void {
    this.#flush();
    const before = this.positions.get(position.seat);
    this.positions = new Map([...this.positions, [position.seat, before ? kept(before, position) : position]]);
    this.positionAt = performance.now();
  }

  #goOn(): void {
    const waiting = [...this.#next.values()];
    this.#drawing.clear();
    this.#next.clear();
    for (const it of waiting) this.#see(it);
  }
}

/** What a table has told us, for components to draw. Fields are replaced, never changed inside, so each part is drawn on its own. */

import type { ChatLine, Overview, Position, Problem, TableInfo, Talk, Told, Welcome } from "../wire/types";
import type { Link, Listener, News } from "./connection";
import { kept } from "./unchanged";
import { type Waited, waited } from "./waiting";

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
  /** The newest lines without a gap between them; whether there are earlier ones to ask for. */
  chat = $state.raw<readonly ChatLine[]>([]);
  chatBefore = $state(false);
  positions = $state.raw<ReadonlyMap<number, Position>>(new Map());
  /** The whole room at a glance, where it was asked for. */
  overview = $state.raw<Overview>();
  /** When the card, the newest position and the overview came (`performance.now()`): clocks count down from there. */
  tableAt = $state(0);
  positionAt = $state(0);
  overviewAt = $state(0);
  /** The last entry of the journal when we came in: until we have it, we are catching up, and nothing is animated. */
  known = $state(0);

  /** Everything is told anew, or seen with other eyes: what was there before stays on the screen until then. */
  #untold = false;
  #unseen = false;
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

  /** Whom the table waits for, by the newest that was heard. */
  get waiting(): Waited[] {
    const newest = [...this.positions.values()].sort((a, b) => b.n - a.n)[0];
    return this.table ? waited({ table: this.table, tableAt: this.tableAt, position: newest, positionAt: this.positionAt }) : [];
  }

  get catchingUp(): boolean {
    return (this.told.at(-1)?.n ?? 0) < this.known;
  }

  linked(link: Link, problem?: Problem): void {
    this.link = link;
    this.problem = problem;
  }

  forget(): void {
    this.#untold = true;
    this.#unseen = true;
    this.#fresh = [];
    this.#next.clear();
    this.#drawing.clear();
  }

  /** The table begins to tell again. */
  #begin(): void {
    if (!this.#untold) return;
    this.#untold = false;
    this.told = [];
    this.chat = [];
    this.chatBefore = false;
  }

  heard(news: News): void {
    switch (news.type) {
      case "welcome":
        this.#begin();
        this.known = news.n;
        this.#chatFrom(news);
        return this.#card(news.table);
      case "table":
        return this.#card(news.table);
      case "told":
        return this.#add(news);
      case "position":
        return this.#see(news);
      case "overview":
        this.overview = this.overview ? kept(this.overview, news) : news;
        this.overviewAt = performance.now();
        return;
      case "chat":
        this.chat = [...this.chat, news];
    }
  }

  /** More was said than we are told: what we had does not join on to it, and is asked for again when somebody wants to read it. */
  #chatFrom(news: Welcome): void {
    if (!(news.chat_after > news.chat)) return;
    this.chat = [];
    this.chatBefore = true;
  }

  /** A page of lines from before those that we have. */
  earlier(page: Talk): void {
    const first = this.chat[0]?.n ?? Infinity;
    this.chat = [...page.lines.filter((it) => it.n < first), ...this.chat];
    this.chatBefore = page.more;
  }

  #card(table: TableInfo): void {
    this.table = table;
    this.tableAt = performance.now();
    const eyes = this.seats.length ? this.seats : [SPECTATOR];
    const still = [...this.positions].filter(([seat]) => eyes.includes(seat));
    if (still.length === this.positions.size) return;
    if (still.length) this.positions = new Map(still);
    else this.#unseen = true; // the last thing seen stays until the new eyes see something: the page does not begin anew
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
    const before = this.#next.get(position.seat) ?? (this.#unseen ? undefined : this.positions.get(position.seat));
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
    const others = this.#unseen ? [] : this.positions;
    this.#unseen = false;
    this.positions = new Map([...others, [position.seat, before ? kept(before, position) : position]]);
    this.positionAt = performance.now();
  }

  #goOn(): void {
    const waiting = [...this.#next.values()];
    this.#drawing.clear();
    this.#next.clear();
    for (const it of waiting) this.#see(it);
  }
}

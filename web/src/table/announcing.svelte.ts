/** What happens to me or to everybody, one card after the other, each for as long as it takes to read. All of it stays in the log. */

import type { Announcement, GameScreen } from "../games/client";
import type { Desk } from "../games/desk";
import type { Cards } from "../people/signals";
import type { Told } from "../wire/types";

export interface Card extends Announcement {
  n: number;
}

/** Milliseconds for a card to be noticed, and for each of its letters to be read. */
const NOTICED = 1800;
const LETTER = 45;
const LONGEST = 12_000;
/** Whoever comes back to a page that was not looked at is not shown an afternoon's cards. */
const MOST = 4;

export const readingTime = (card: Announcement): number => {
  const letters = [card.title, ...card.lines, ...(card.moves ?? []).map((it) => it.what)].join(" ").length;
  return Math.min(LONGEST, NOTICED + LETTER * letters);
};

export class Announcing {
  queue = $state.raw<readonly Card[]>([]);
  #after: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hidden = false;
  #held = false;
  #overdue = false;
  #seen = false;

  get card(): Card | undefined {
    return this.queue[0];
  }

  /** Everything that is told; what was there when the table was opened is not news. Returns what is new. */
  hear(told: readonly Told[], desk: Desk, game: Pick<GameScreen, "announce">, wanted: Cards): Card[] {
    const last = told.at(-1)?.n ?? 0;
    if (this.#after === undefined || last < this.#after) {
      this.#after = last;
      return [];
    }
    const after = this.#after;
    this.#after = last;
    if (this.#overdue && last > after) this.next(); // everything is drawn anew now, so nothing is moved from under a hand
    const fresh = told.filter((it) => it.n > after).flatMap((it) => this.#card(it, desk, game));
    const shown = fresh.filter((it) => wanted === "all" || (wanted === "mine" && it.tone !== undefined));
    if (!shown.length) return fresh;
    const idle = this.queue.length === 0;
    this.queue = [...this.queue.slice(0, 1), ...[...this.queue.slice(1), ...shown].slice(-MOST)];
    if (idle) this.#show();
    return fresh;
  }

  /** Not to be seen for now: it is read afterwards. */
  hide(hidden: boolean): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#show();
  }

  /** Somebody is about to press what would move if the card went: it stays until they have. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#overdue) this.next();
  }

  /** Whoever makes a move has read what lay before them. */
  moved(): void {
    if (this.#seen) this.next();
  }

  /** Read, or tapped away. */
  next = (): void => {
    this.#seen = false;
    this.queue = this.queue.slice(1);
    this.#show();
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#overdue = false;
    this.queue = [];
  }

  #card(told: Told, desk: Desk, game: Pick<GameScreen, "announce">): Card[] {
    const found = game.announce?.(told, desk);
    return found ? [{ ...found, n: told.n }] : [];
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#overdue = false;
    const card = this.card;
    this.#seen &&= card !== undefined;
    if (!card || this.#hidden) return;
    this.#seen = true;
    this.#timer = setTimeout(() => (this.#held ? (this.#overdue = true) : this.next()), readingTime(card));
  }
}

/** Positions of one table as one pair of eyes saw them: fetched once, kept for a while, and of several wishes only the last is answered. */

import type { Position } from "../wire/types";

type FetchPosition = (n: number) => Promise<Position>;

const KEEP = 240;
/** Neighbours that are fetched while nothing else is under way: one step is then drawn at once. */
const NEIGHBOURS = [1, -1, 2, 3];

export class Positions {
  readonly #fetch: FetchPosition;
  readonly #keep: number;
  readonly #kept = new Map<number, Position>();
  readonly #coming = new Map<number, Promise<Position>>();
  #wishes = 0;

  constructor(fetch: FetchPosition, keep = KEEP) {
    this.#fetch = fetch;
    this.#keep = keep;
  }

  /** What is here already. */
  known(n: number): Position | undefined {
    const found = this.#kept.get(n);
    if (found) {
      this.#kept.delete(n); // looked at last, thrown away last
      this.#kept.set(n, found);
    }
    return found;
  }

  /** The position after entry n; undefined if another one has been wished for meanwhile. */
  async wish(n: number): Promise<Position | undefined> {
    const mine = ++this.#wishes;
    try {
      const found = this.known(n) ?? (await this.#get(n));
      return mine === this.#wishes ? found : undefined;
    } catch (no) {
      if (mine !== this.#wishes) return undefined;
      throw no;
    }
  }

  /** Fetches what is probably looked at next. It stops when somebody wishes for something: that comes first. */
  async prefetch(n: number, last: number): Promise<void> {
    const mine = this.#wishes;
    for (const it of NEIGHBOURS.map((step) => n + step)) {
      if (mine !== this.#wishes) return;
      if (it < 0 || it > last || this.#kept.has(it)) continue;
      try {
        await this.#get(it);
      } catch {
        return; // whoever wants it is told then
      }
    }
  }

  #get(n: number): Promise<Position> {
    const under = this.#coming.get(n);
    if (under) return under;
    const coming = this.#fetch(n)
      .then((found) => this.#store(n, found))
      .finally(() => this.#coming.delete(n));
    this.#coming.set(n, coming);
    return coming;
  }

  #store(n: number, found: Position): Position {
    this.#kept.set(n, found);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#keep) break;
      this.#kept.delete(oldest);
    }
    return found;
  }
}

/** Pieces that are laid out before they are bought: several in one go, with one confirmation. Nothing of it has been sent yet. */

import type { McMultiView } from "../../wire/types";
import type { Desk, Wanted } from "../desk";
import { column, covered, row } from "./cells";
import { type Kind, SIDE } from "./figures";
import { placing } from "./touch";

export interface Laid {
  kind: Kind;
  quadrant: number;
  /** The first of its cells. */
  cell: number;
}

export class Basket {
  laid = $state.raw<readonly Laid[]>([]);
  /** The last piece did not go in: the cash does not reach. */
  short = $state(false);
  readonly #desk: () => Desk<McMultiView>;

  constructor(desk: () => Desk<McMultiView>) {
    this.#desk = desk;
  }

  get price(): number {
    return this.laid.reduce((sum, it) => sum + this.#price(it.kind), 0);
  }

  get left(): number {
    const { view, seat } = this.#desk();
    return (view.companies[seat]?.cash ?? 0) - this.price;
  }

  /** Puts a piece on a cell, or takes it away again; false if none of that kind may stand there. */
  touch(kind: Kind, quadrant: number, cell: number): boolean {
    const before = this.#on(quadrant, cell);
    this.short = false;
    if (before) {
      this.laid = this.laid.filter((it) => it !== before);
      return true;
    }
    return this.#put(kind, quadrant, cell) !== "nowhere";
  }

  /** A whole row or column at once, as far as there is room and cash; once more takes it away. */
  line(kind: Kind, quadrant: number, way: "row" | "column", number: number): void {
    this.short = false;
    const line = Array.from({ length: SIDE * SIDE }, (_, it) => it).filter((it) => (way === "row" ? row(it) : column(it)) === number);
    const before = this.laid.length;
    for (const cell of line) if (this.#put(kind, quadrant, cell) === "too dear") break;
    if (this.laid.length > before || this.short) return;
    const there = new Set(line.map((it) => this.#on(quadrant, it)));
    this.laid = this.laid.filter((it) => !there.has(it));
  }

  clear(): void {
    this.laid = [];
    this.short = false;
  }

  /** What is laid out in a quadrant, as wishes. */
  get wishes(): Wanted[] {
    return this.laid.map(({ kind, quadrant, cell }) => ({ do: "buy-asset", with: { kind, quadrant, cell } }));
  }

  #price(kind: Kind): number {
    return this.#desk().view.economy.buy[kind] ?? 0;
  }

  #under(it: Laid): number[] {
    return covered(it.kind, it.cell, this.#desk().view.refinery_cells);
  }

  #on(quadrant: number, cell: number): Laid | undefined {
    return this.laid.find((it) => it.quadrant === quadrant && this.#under(it).includes(cell));
  }

  #put(kind: Kind, quadrant: number, cell: number): "put" | "nowhere" | "too dear" {
    const taken = new Set(this.laid.filter((it) => it.quadrant === quadrant).flatMap((it) => this.#under(it)));
    const wish = placing(this.#desk(), kind, quadrant, cell, taken);
    if (!wish) return "nowhere";
    if (this.#price(kind) > this.left) {
      this.short = true;
      return "too dear";
    }
    this.laid = [...this.laid, { kind, quadrant, cell: Number(wish.with.cell) }];
    return "put";
  }
}

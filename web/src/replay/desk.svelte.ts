/** The desk of a replay: the game's own screen drawn from an earlier position, and nothing to press. */

import type { Desk } from "../games/desk";
import { letters } from "../look/marks";
import { nameOf } from "../table/names";
import type { Choice, FormInfo, GameView, Position, TableInfo, Told, Verdict } from "../wire/types";
import type { Reel } from "./reel.svelte";

export class ReplayDesk implements Desk {
  readonly #reel: Reel;
  readonly #openRule: (clause: string) => void;
  readonly playing = false;
  readonly busy = false;
  readonly draft = undefined;

  /** What could be done then is not offered again. */
  readonly #position: Position = $derived.by(() => ({ ...this.#reel.position!, asked: [], choices: [], forms: [], undo: false, request: null }));
  readonly #told: readonly Told[] = $derived.by(() => this.#reel.before);
  readonly #letters: string[] = $derived(letters(this.table.seats.map((it) => it.name)));

  constructor(reel: Reel, openRule: (clause: string) => void) {
    this.#reel = reel;
    this.#openRule = openRule;
  }

  get table(): TableInfo {
    return this.#reel.table!;
  }

  get position(): Position {
    return this.#position;
  }

  get view(): GameView {
    return this.#position.view;
  }

  get seat(): number {
    return this.#position.seat;
  }

  get told(): readonly Told[] {
    return this.#told;
  }

  name(seat: number): string {
    return nameOf(this.table, seat);
  }

  letter(seat: number): string {
    return this.#letters[seat] ?? "?";
  }

  choices(): Choice[] {
    return [];
  }

  form(): FormInfo | undefined {
    return undefined;
  }

  consider(): void {}

  async act(): Promise<boolean> {
    return false;
  }

  async actAll(): Promise<number> {
    return 0;
  }

  async ask(): Promise<Verdict | undefined> {
    return undefined;
  }

  rule(clause: string): void {
    this.#openRule(clause);
  }
}

/** The desk of a running table: draws from the store, acts over the connection, and keeps the wish that is being looked at. */

import type { Desk, Shown, Wanted } from "../games/desk";
import { letters } from "../look/marks";
import { Refused } from "../people/api";
import type { Choice, Due, FormInfo, GameView, Position, Problem, TableInfo, Told, Verdict } from "../wire/types";
import type { Connection, Wish } from "./connection";
import { nameOf } from "./names";
import type { TableStore } from "./store.svelte";

/** What the dock shows: one wish with what it would bring or why not, or several to choose from. */
type Draft = { kind: "one"; wish: Wanted; verdict: Verdict | undefined } | { kind: "many"; wishes: Choice[] };

/** Milliseconds: two touches closer to each other were one. */
const TWICE = 350;

const same = (a: Wanted, b: Wanted): boolean =>
  a.do === b.do && Object.keys(a.with).length === Object.keys(b.with).length && Object.entries(a.with).every(([name, value]) => b.with[name] === value);

export class LiveDesk implements Desk {
  readonly #store: TableStore;
  readonly #connection: Connection;
  readonly #openRule: (clause: string) => void;

  /** The seat that is played now, by whoever has several; undefined: whichever must decide. */
  chosen = $state<number>();
  considered = $state.raw<Draft>();
  /** An earlier position that is shown for a moment, while what others did is told again. */
  past = $state.raw<Position>();
  problem = $state.raw<Problem>();
  #acting = $state(false);
  #acted = $state(0);
  #asked = 0;
  #judged = 0;

  constructor(store: TableStore, connection: Connection, openRule: (clause: string) => void) {
    this.#store = store;
    this.#connection = connection;
    this.#openRule = openRule;
  }

  get table(): TableInfo {
    return this.#store.table!;
  }

  /** Where the table really is. */
  get now(): Position {
    return this.#store.position(this.chosen) ?? this.#store.position()!;
  }

  get position(): Position {
    return this.past ?? this.now;
  }

  get view(): GameView {
    return this.position.view;
  }

  get seat(): number {
    return this.position.seat;
  }

  get playing(): boolean {
    return this.seat >= 0 && this.table.status === "playing" && !this.position.over;
  }

  get busy(): boolean {
    return this.#acting || this.past !== undefined || this.now.n < this.#acted || this.#store.link === "refused";
  }

  /** A move was pressed while the line is down: it is sent when the line stands again, once. */
  get held(): boolean {
    return this.#acting && this.#store.link !== "live" && this.#store.link !== "silent";
  }

  get told(): readonly Told[] {
    const past = this.past;
    return past ? this.#store.told.filter((it) => it.n <= past.n) : this.#store.told;
  }

  get draft(): Wanted | undefined {
    return this.considered?.kind === "one" ? this.considered.wish : undefined;
  }

  name(seat: number): string {
    return nameOf(this.table, seat);
  }

  letter(seat: number): string {
    return letters(this.table.seats.map((it) => it.name))[seat] ?? "?";
  }

  choices(kind?: string, fields: Partial<Wanted["with"]> = {}): Choice[] {
    return this.position.choices.filter((it) => (!kind || it.do === kind) && Object.entries(fields).every(([name, value]) => it.with[name] === value));
  }

  form(kind: string, field: string): FormInfo | undefined {
    return this.position.forms.find((it) => it.action === kind && it.field === field);
  }

  consider(...wishes: Wanted[]): void {
    this.problem = undefined;
    const [first, ...more] = wishes;
    if (!first) return this.drop();
    if (more.length) {
      this.considered = { kind: "many", wishes: wishes.map((it) => this.#listed(it)) };
      return;
    }
    if (this.#confirms(first)) return void this.act(first);
    this.considered = { kind: "one", wish: first, verdict: undefined };
    void this.#judge(first);
  }

  /** Touched once more, when what it would bring has been there to be read: that is a yes. */
  #confirms(wish: Wanted): boolean {
    const before = this.considered;
    return before?.kind === "one" && !!before.verdict?.allowed && same(before.wish, wish) && performance.now() - this.#judged > TWICE;
  }

  drop(): void {
    this.considered = undefined;
    this.problem = undefined;
  }

  async act(wish: Wanted): Promise<boolean> {
    return this.move({ type: "act", seat: this.seat, do: wish.do, with: wish.with });
  }

  async roll(due: Pick<Due, "roll" | "about">, shows: Shown): Promise<boolean> {
    return this.move({ type: "roll", seat: this.seat, roll: due.roll, about: due.about, shows });
  }

  async actAll(wishes: readonly Wanted[]): Promise<number> {
    const seat = this.seat;
    return this.#moves(wishes.map((wish) => ({ type: "act", seat, do: wish.do, with: wish.with })));
  }

  /** Any move of this seat. What is refused is shown; nothing has happened then. */
  async move(wish: Wish): Promise<boolean> {
    return (await this.#moves([wish])) === 1;
  }

  async #moves(wishes: readonly Wish[]): Promise<number> {
    if (this.busy) return 0;
    this.#acting = true;
    this.problem = undefined;
    let done = 0;
    try {
      for (const wish of wishes) {
        this.#acted = (await this.#connection.move(wish)).n;
        done += 1;
      }
      this.considered = undefined;
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.problem = no.problem;
    } finally {
      this.#acting = false;
    }
    return done;
  }

  async ask(wish: Wanted): Promise<Verdict | undefined> {
    if (this.seat < 0) return undefined;
    try {
      return await this.#connection.why({ type: "why", seat: this.seat, do: wish.do, with: wish.with });
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      return { type: "verdict", allowed: false, problem: no.problem };
    }
  }

  rule(clause: string): void {
    this.#openRule(clause);
  }

  /** A late answer to an earlier wish is not shown. */
  async #judge(wish: Wanted): Promise<void> {
    const mine = ++this.#asked;
    const verdict = await this.ask(wish);
    if (mine !== this.#asked || this.considered?.kind !== "one") return;
    this.considered = { kind: "one", wish, verdict };
    this.#judged = performance.now();
  }

  #listed(wish: Wanted): Choice {
    const same = this.choices(wish.do, wish.with).find((it) => Object.keys(it.with).length === Object.keys(wish.with).length);
    return same ?? { ...wish, text: "" };
  }
}

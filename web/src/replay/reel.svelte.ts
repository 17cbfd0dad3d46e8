/** A game to look back at: its entries, the moment that is looked at, and the position of that moment. */

import { type Api, Refused } from "../people/api";
import type { GameInfo, Happened, Position, TableInfo, Told } from "../wire/types";
import { type Chapter, chapters } from "./chapters";
import { Positions } from "./positions";
import { ended, eyesOf, type Moment, moved, SPECTATOR, type Step, within } from "./scrub";

/** Milliseconds between two entries at speed 1, and how much faster it may go. */
const PACE = 1200;
/** Seconds that the server may keep the question for news, and milliseconds of rest between two such questions. */
const WAIT = 25;
const REST = 1500;
export const SPEEDS = [0.5, 1, 3, 10] as const;
type Speed = (typeof SPEEDS)[number];

export class Reel {
  readonly code: string;
  readonly #api: Api;

  table = $state.raw<TableInfo>();
  /** What the server says about the game: where its chapters begin, which charts it has. */
  game = $state.raw<GameInfo>();
  told = $state.raw<readonly Told[]>([]);
  /** The entry that is looked at. The position follows as soon as it is here. */
  at = $state(0);
  eyes = $state(SPECTATOR);
  position = $state.raw<Position>();
  running = $state(false);
  speed = $state<Speed>(1);
  /** Was somebody else's view asked for that is not to be seen yet? */
  refused = $state(false);
  wrong = $state.raw<unknown>();

  #positions: Positions;
  #reading = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly chapters: readonly Chapter[] = $derived(this.table && this.game ? chapters(this.game, this.table.players, this.told) : []);

  constructor(code: string, api: Api) {
    this.code = code;
    this.#api = api;
    this.#positions = this.#newPositions();
  }

  get last(): number {
    return Math.max(this.table?.entries ?? 0, this.told.at(-1)?.n ?? 0);
  }

  /** The entry that is looked at; nothing happened before the first one, or it has not been fetched yet. */
  get now(): Told | undefined {
    return this.told[this.at - 1];
  }

  get loading(): boolean {
    return this.position === undefined || this.position.n !== this.at;
  }

  /** What had happened when the drawn position was reached: `told` and position always belong together. */
  get before(): readonly Told[] {
    return this.told.slice(0, this.position?.n ?? 0);
  }

  async open(wished: Moment): Promise<void> {
    await this.#guarded(async () => {
      this.table = await this.#api.get<TableInfo>(`/tables/${this.code}`);
      const allowed = eyesOf(this.table);
      this.refused = wished.seat !== undefined && !allowed.includes(wished.seat);
      this.eyes = wished.seat !== undefined && !this.refused ? wished.seat : allowed[0]!;
      this.at = within(wished.at ?? (ended(this.table) ? 0 : this.last), this.last);
      if (this.table.status === "open") return;
      await this.#again();
    });
  }

  async see(eyes: number): Promise<void> {
    this.eyes = eyes;
    this.refused = false;
    await this.#guarded(() => this.#again());
  }

  /** In another language, or through other eyes, everything is told again. */
  async again(): Promise<void> {
    if (this.table && this.table.status !== "open") await this.#guarded(() => this.#again());
  }

  async go(n: number): Promise<void> {
    this.at = within(n, this.last);
    await this.#guarded(() => this.#show());
  }

  step(step: Step): void {
    this.pause();
    void this.go(moved(step, this.at, this.last, this.chapters));
  }

  // Playing by itself

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.running = true;
    void this.#tick(0);
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** The next entry comes when its time has come and the one before has been drawn. */
  async #tick(step = 1): Promise<void> {
    await this.go(this.at + step);
    if (!this.running || this.wrong !== undefined || this.at >= this.last) return this.pause();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tick(), PACE / this.speed);
  }

  // A running game

  /** It grows while it is looked at, until it is over or the page is left. What does not answer is asked again later. */
  async follow(): Promise<void> {
    while (!this.#closed && this.table && !ended(this.table)) {
      await this.#news().catch((no: unknown) => {
        if (!(no instanceof Refused)) throw no;
      });
      await new Promise((done) => setTimeout(done, REST));
    }
  }

  close(): void {
    this.pause();
    this.#closed = true;
  }

  /** Whoever is at the end stays at the end; everybody else stays where they are. */
  async #news(): Promise<void> {
    const reading = this.#reading;
    const begun = this.table?.status !== "open";
    const table = await this.#api.get<TableInfo>(`/tables/${this.code}`); // first: when this says that it is over, nothing comes after the page
    const page = await this.#api.get<Happened>(`/tables/${this.code}/entries?seat=${this.eyes}&after=${this.told.length}&wait=${WAIT}`);
    if (this.#closed || reading !== this.#reading) return; // told again in the meantime, to other eyes or in another language
    const atEnd = this.at >= this.last;
    this.told = [...this.told, ...page.entries];
    this.table = { ...table, entries: this.told.length }; // what is not told yet comes next time
    if (!page.entries.length && begun) return;
    if (atEnd && !this.running) await this.go(this.last);
  }

  // Fetching

  async #again(): Promise<void> {
    this.#positions = this.#newPositions();
    await Promise.all([this.#read(), this.#show()]);
  }

  #newPositions(): Positions {
    const seat = this.eyes;
    return new Positions((n) => this.#api.get<Position>(`/tables/${this.code}/position?seat=${seat}&at=${n}`));
  }

  async #show(): Promise<void> {
    const positions = this.#positions;
    const found = await positions.wish(this.at);
    if (!found || positions !== this.#positions) return;
    this.position = found;
    void positions.prefetch(this.at, this.last);
  }

  /** Page by page. What was told before stays until the new pages are complete, so that nothing jumps. */
  async #read(): Promise<void> {
    const mine = ++this.#reading;
    const fresh: Told[] = [];
    let more = true;
    while (more) {
      const page = await this.#api.get<Happened>(`/tables/${this.code}/entries?seat=${this.eyes}&after=${fresh.length}`);
      if (mine !== this.#reading) return;
      fresh.push(...page.entries);
      more = page.more;
      if (!more || fresh.length > this.told.length) this.told = [...fresh];
    }
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    this.wrong = undefined;
    try {
      await work();
    } catch (no) {
      this.wrong = no;
    }
  }
}

/** For tests: a desk with a position of a real game, and what was asked of it. */

import { card, position } from "../../table/fake";
import type { AfricaView, Position, TableInfo, Told, Verdict } from "../../wire/types";
import type { Desk, Wanted } from "../desk";
import sample from "./sample.json";

/** Round 3 of a game of three: bonds, privates, a pool, a removed company, concessions. Written by the engine. */
export function view(changes: Partial<AfricaView> = {}): AfricaView {
  return { ...(structuredClone(sample) as unknown as AfricaView), ...changes };
}

export class FakeDesk implements Desk<AfricaView> {
  position: Position;
  table: TableInfo;
  told: readonly Told[] = $state.raw([]);
  playing = $state(true);
  busy = $state(false);
  readonly draft = undefined;
  readonly considered: Wanted[] = [];
  readonly done: Wanted[] = [];
  answer: (wish: Wanted) => Verdict | undefined = () => undefined;

  constructor(changes: Partial<AfricaView> = {}, told: Partial<Position> = {}) {
    this.position = $state.raw(position(1, 0, { view: view(changes), ...told }));
    const seat = { kind: "person" as const, bot: "", mine: false, here: true, left: null, free: false, shared: false };
    this.table = card({ game: "africa", players: 3, seats: ["Ada", "Bruno", "Celia"].map((name, n) => ({ ...seat, seat: n, name, mine: n === 0 })) });
  }

  /** The table goes on. */
  now(changes: Partial<AfricaView>, told: Partial<Position> = {}): void {
    this.position = { ...this.position, n: this.position.n + 1, asked: [], choices: [], forms: [], ...told, view: { ...this.view, ...changes } };
  }

  get view(): AfricaView {
    return this.position.view as AfricaView;
  }
  get seat(): number {
    return this.position.seat;
  }
  name = (seat: number) => this.table.seats[seat]!.name;
  letter = (seat: number) => this.name(seat)[0]!;
  choices = (kind?: string, fields: Partial<Wanted["with"]> = {}) =>
    this.position.choices.filter((it) => (!kind || it.do === kind) && Object.entries(fields).every(([name, value]) => it.with[name] === value));
  form = (kind: string, field: string) => this.position.forms.find((it) => it.action === kind && it.field === field);
  consider = (...wishes: Wanted[]) => void this.considered.push(...wishes);
  act = (wish: Wanted) => Promise.resolve(this.done.push(wish) > 0);
  actAll = (wishes: readonly Wanted[]) => Promise.resolve(this.done.push(...wishes));
  ask = (wish: Wanted) => Promise.resolve(this.answer(wish));
  rule = () => {};
}

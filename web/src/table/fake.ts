/** For tests: a table at the other end of the line. */

import type { FromClient, FromTable, LessonInfo, Position, SeatInfo, TableInfo, Told, Welcome } from "../wire/types";
import type { Socket } from "./connection";

export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: FromClient[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  /** The server accepts and tells. */
  open(...messages: FromTable[]): this {
    this.onopen?.({} as never);
    return this.tell(...messages);
  }

  tell(...messages: (FromTable | { type: "newer" })[]): this {
    for (const it of messages) this.onmessage?.({ data: JSON.stringify(it) });
    return this;
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  get last(): FromClient | undefined {
    return this.sent.at(-1);
  }

  /** The ids of the moves and questions that came over this line. */
  get ids(): (string | null | undefined)[] {
    return this.sent.filter((it) => it.type !== "hello" && it.type !== "ping").map((it) => ("id" in it ? it.id : undefined));
  }
}

export function card(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "QMLLFG", title: "", game: "harvest", edition: 1, players: 2, options: {}, language: "en", pace: "live", visibility: "link",
    dice: "server", clock: {}, bot_pause: 300, hints: true, hurry: false,
    status: "playing", reason: "", waiting: [0], host: true, host_name: "Ada", entries: 0, created: 0,
    changed: 0, commitment: "", key: "", dice_scheme: 2, devices: [], revealing: false, rematch: "", rematch_of: "", teams: [], lesson: null,
    seatings: [], seat_request: null,
    seats: [
      { seat: 0, kind: "person", name: "Ada", bot: "", mine: true, here: true, left: null, free: false, shared: false },
      { seat: 1, kind: "bot", name: "Bruno", bot: "clerk", mine: false, here: true, left: null, free: false, shared: false },
    ],
    ...changes,
  }; // prettier-ignore
}

export const welcome = (n = 0, changes: Partial<TableInfo> = {}): Welcome => ({ type: "welcome", table: card(changes), seats: [0], n, chat: 0, chat_after: 0 });

export const told = (n: number): Told => ({ type: "told", n, at: n, facts: [] });

export function position(n: number, seat = 0, changes: Partial<Position> = {}): Position {
  const empty = { asked: [], choices: [], forms: [], waiting: [], due: [], places: [], scores: [] };
  return { type: "position", n, seat, view: {} as Position["view"], ...empty, undo: false, request: null, over: false, ...changes };
}

export const lesson = (changes: Partial<LessonInfo> = {}): LessonInfo => ({
  link: "http://10.0.0.5:8400/t/QMLLFG", room: "", bell: null, bankers: "program", locked: false, one_place: true, ranking_shown: false,
  hold: false, last_turn: null, ...changes,
}); // prettier-ignore

/** Two companies of three whose places are free, led by somebody else; `seats` changes some of them. */
export function classroom(changes: Partial<TableInfo> = {}, seats: Record<number, Partial<SeatInfo>> = {}): TableInfo {
  const empty = { kind: "open" as const, name: "", bot: "", mine: false, here: true, left: null, free: true, shared: false };
  return card({
    players: 6,
    status: "open",
    host: false,
    host_name: "Ewa",
    waiting: [],
    lesson: lesson(),
    teams: [
      { team: 0, name: "", seats: [0, 1, 2], roles: ["", "", ""] },
      { team: 1, name: "Diggers", seats: [3, 4, 5], roles: ["", "", ""] },
    ],
    seats: Array.from({ length: 6 }, (_, seat) => ({ seat, ...empty, ...seats[seat] })),
    ...changes,
  });
}

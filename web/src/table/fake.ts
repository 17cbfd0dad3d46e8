/** For tests: a table at the other end of the line. */

import type { FromClient, FromTable, Position, TableInfo, Told, Welcome } from "../wire/types";
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
    dice: "server", clock: {}, status: "playing", reason: "", waiting: [0], host: true, host_name: "Ada", entries: 0, created: 0,
    changed: 0, commitment: "", key: "", rematch: "", rematch_of: "",
    seats: [
      { seat: 0, kind: "person", name: "Ada", bot: "", mine: true, here: true, left: null },
      { seat: 1, kind: "bot", name: "Bruno", bot: "clerk", mine: false, here: true, left: null },
    ],
    ...changes,
  }; // prettier-ignore
}

export const welcome = (n = 0, changes: Partial<TableInfo> = {}): Welcome => ({ type: "welcome", table: card(changes), seats: [0], n, chat: 0 });

export const told = (n: number): Told => ({ type: "told", n, at: n, facts: [] });

export function position(n: number, seat = 0, changes: Partial<Position> = {}): Position {
  const empty = { asked: [], choices: [], forms: [], waiting: [], due: [], places: [], scores: [] };
  return { type: "position", n, seat, view: {} as Position["view"], ...empty, undo: false, request: null, over: false, ...changes };
}

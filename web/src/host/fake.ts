/** For tests: a lesson of a made-up game with two companies, and a server that remembers what it was asked. */

import { vi } from "vitest";
import { fakeGame, HARVEST } from "../games/fake";
import { card, FakeSocket, lesson } from "../table/fake";
import type { Overview, SeatInfo, TableInfo, TeamRow } from "../wire/types";

interface Asked {
  call: string;
  body: unknown;
}

interface FakeServer {
  answers: Record<string, unknown>;
  asked: Asked[];
  /** The newest line to a table. */
  line(): FakeSocket;
}

/** Answers what it knows, refuses everything else in a sentence. */
export function fakeServer(answers: Record<string, unknown> = {}): FakeServer {
  const sockets: FakeSocket[] = [];
  const known: Record<string, unknown> = {
    "GET /games": [fakeGame({ teams: true }), fakeGame({ name: "quarry", title: "Quarry", teams: false })],
    "GET /games/quarry/words?lang=en": { game: "quarry", language: "en", source: "quarry-name = Quarry" },
    "GET /games/harvest/words?lang=en": { game: "harvest", language: "en", source: HARVEST },
    ...answers,
  };
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const call = `${request.method} ${address.replace("/api/v1", "")}`;
    asked.push({ call, body: request.body ? JSON.parse(request.body as string) : undefined });
    return known[call] !== undefined
      ? new Response(JSON.stringify(known[call]))
      : new Response(JSON.stringify({ error: "refused", text: "Not now." }), { status: 409 });
  });
  vi.stubGlobal("WebSocket", function (address: string) {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    return socket;
  });
  return { answers: known, asked, line: () => sockets.at(-1)! };
}

const NAMES = ["Ala", "Bo", "Cyd", "Dora"];

export const seatOf = (seat: number, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: NAMES[seat]!,
  bot: "",
  mine: false,
  here: true,
  left: null,
  free: false,
  shared: false,
  ...changes,
});

/** Led by whoever asks. */
export const lessonTable = (changes: Partial<TableInfo> = {}): TableInfo =>
  card({
    players: 4,
    status: "playing",
    clock: { kind: "stage", seconds: 90 },
    seats: [0, 1, 2, 3].map((it) => seatOf(it)),
    teams: [
      { team: 0, name: "Barn", seats: [0, 1], roles: ["", ""] },
      { team: 1, name: "", seats: [2, 3], roles: ["", ""] },
    ],
    lesson: lesson(),
    ...changes,
  });

export const teamRow = (team: number, changes: Partial<TeamRow> = {}): TeamRow => ({
  team,
  name: team ? "" : "Barn",
  seats: [2 * team, 2 * team + 1],
  stage: "sowing",
  step: "B",
  value: 10 + team,
  cash: 100 + team,
  place: null,
  waits: "",
  since: null,
  left: null,
  ...changes,
});

export const anOverview = (rows: TeamRow[], changes: Partial<Overview> = {}): Overview => ({
  type: "overview",
  n: 5,
  now: 1_000_000,
  turn: 2,
  turns: 6,
  held: false,
  over: false,
  rows,
  forecast: null,
  ...changes,
});

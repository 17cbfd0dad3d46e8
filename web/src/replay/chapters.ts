/** Where rounds and turns begin, read from what was told: for jumping, for the marks under the slider and for the charts. */

import type { FactLine, Told } from "../wire/types";

export type ChapterName = "round" | "turn" | "city-turn" | "stock-round" | "operating-round" | "concession-auction" | "company-turn" | "settlement";

export interface Chapter {
  /** The entry with which it begins. */
  n: number;
  name: ChapterName;
  number: number;
  /** The company whose turn it is, where companies have turns. */
  company: string;
  /** A round, or a turn inside one. */
  round: boolean;
}

const plain = (fact: FactLine) => ({ number: Number(fact.words.number ?? fact.words.turn ?? 0), company: String(fact.words.company ?? "") });

/** By game, the facts that open a chapter. */
const OPENINGS: Record<string, Record<string, { name: ChapterName; round: boolean }>> = {
  mcmulti: { "turn-began": { name: "turn", round: false }, "settlement-began": { name: "settlement", round: true } },
  oilcity: { "event-drawn": { name: "city-turn", round: true } },
  africa: {
    "stock-round-began": { name: "stock-round", round: true },
    "operating-round-began": { name: "operating-round", round: true },
    "concession-auction": { name: "concession-auction", round: false },
    "company-turn": { name: "company-turn", round: false },
  },
};

export function chapters(game: string, players: number, told: readonly Told[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of told) {
    for (const fact of entry.facts) {
      const opening = OPENINGS[game]?.[fact.fact];
      if (opening) found.push({ n: entry.n, ...opening, ...plain(fact) });
    }
  }
  return game === "mcmulti" ? withRounds(found, players) : found;
}

/** In McMulti only turns are counted; when everybody has had one, a round is over. */
function withRounds(found: Chapter[], players: number): Chapter[] {
  return found.flatMap((it) => {
    const first = it.name === "turn" && (it.number - 1) % players === 0;
    return first ? [{ n: it.n, name: "round" as const, number: (it.number - 1) / players + 1, company: "", round: true }, it] : [it];
  });
}

/** The beginning of the next chapter after entry n, or of this one or the one before; the ends of the game are always beginnings. */
export function nextBeginning(found: readonly Chapter[], n: number, last: number): number {
  return found.find((it) => it.n > n)?.n ?? last;
}

export function previousBeginning(found: readonly Chapter[], n: number): number {
  return found.findLast((it) => it.n < n)?.n ?? 0;
}

/** The chapters that entry n lies in: its round and, inside it, its turn. */
export function around(found: readonly Chapter[], n: number): Chapter[] {
  const round = found.findLast((it) => it.round && it.n <= n);
  const turn = found.findLast((it) => !it.round && it.n <= n);
  return [round, turn && (!round || turn.n >= round.n) ? turn : undefined].filter((it) => it !== undefined);
}

/** Where rounds and turns begin, read from what was told: for jumping, for the marks under the slider and for the charts. */

import type { FactLine, GameInfo, Told } from "../wire/types";

export interface Chapter {
  /** The entry with which it begins. */
  n: number;
  /** As the game calls it; "" is a round of a game that counts only turns. */
  name: string;
  number: number;
  /** A round, or a turn inside one. */
  round: boolean;
  /** The fact that opens it, for its title. */
  words: FactLine["words"];
}

export function chapters(game: Pick<GameInfo, "chapters" | "rounds">, players: number, told: readonly Told[]): Chapter[] {
  const openings = new Map(game.chapters.map((it) => [it.fact, it]));
  const found: Chapter[] = [];
  for (const entry of told) {
    for (const { fact, words } of entry.facts) {
      const opening = openings.get(fact);
      if (opening) found.push({ n: entry.n, name: opening.name, number: Number(words.number ?? words.turn ?? 0), round: opening.round, words });
    }
  }
  return game.rounds ? withRounds(found, game.chapters[0]?.name, players) : found;
}

/** Only turns are counted; when everybody has had one, a round is over. */
function withRounds(found: Chapter[], turn: string | undefined, players: number): Chapter[] {
  return found.flatMap((it) => {
    const first = it.name === turn && (it.number - 1) % players === 0;
    return first ? [{ n: it.n, name: "", number: (it.number - 1) / players + 1, round: true, words: {} }, it] : [it];
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

/** The books, each with what the server says about its game. */

import { games } from "../games/info";
import { once } from "../people/once";
import type { GameInfo, Language, Rulebook } from "../wire/types";
import { TABLE } from "./book";

export interface Open {
  book: Rulebook;
  /** Nothing for the rules of the table. */
  game: GameInfo | undefined;
  /** The labels of the options that the clauses name. */
  labels: Record<string, string>;
}

export async function open(name: string, language: Language): Promise<Open> {
  const [book, all] = await Promise.all([once<Rulebook>(`/games/${encodeURIComponent(name)}/rules`, language), name === TABLE ? [] : games(language)]);
  const game = all.find((it) => it.name === name);
  return { book, game, labels: Object.fromEntries(game?.options.map((it) => [it.name, it.label]) ?? []) };
}

/** The books and the games' own descriptions, fetched once for each language. */

import { api } from "../people/here.svelte";
import type { GameInfo, Language, Rulebook } from "../wire/types";
import { TABLE } from "./book";

const kept = new Map<string, Promise<unknown>>();

/** What could not be fetched is asked for again the next time. */
function once<T>(path: string, language: Language): Promise<T> {
  const key = `${language} ${path}`;
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = api.get<T>(path);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const games = (language: Language): Promise<GameInfo[]> => once("/games", language);

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

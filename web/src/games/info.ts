/** What the server says about the games, asked for once in each language. */

import { api } from "../people/here.svelte";
import { once } from "../people/once";
import type { GameInfo, Language } from "../wire/types";
import { language } from "../words/speech.svelte";

export const games = (spoken: Language): Promise<GameInfo[]> => once("/games", spoken);

export async function infoOf(name: string): Promise<GameInfo> {
  const found = (await games(language())).find((it) => it.name === name);
  if (found) return found;
  await api.get(`/games/${name}/rules`); // it was uninstalled: the server says so in its own words
  throw new Error(`the server has the game ${name} since this page was opened`);
}

/** What the server tells of the games, asked for once in each language. */

import { once } from "../people/once";
import type { GameInfo, Language } from "../wire/types";
import { language } from "../words/speech.svelte";

export const games = (spoken: Language): Promise<GameInfo[]> => once("/games", spoken);

export async function infoOf(name: string): Promise<GameInfo> {
  const found = (await games(language())).find((it) => it.name === name);
  if (!found) throw new Error(`the server has no game ${name}`);
  return found;
}

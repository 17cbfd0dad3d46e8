/** The texts of games: built in where the game is Magnat's own, told by the server where it was installed beside this client. */

import { once } from "../people/once";
import type { GameWords, Language } from "../wire/types";

const FOLDER = "../../../src/magnat/words";
/** Of screens (`web/GAME/`), and of the games themselves; nothing of the server's or the terminal's. */
const SOURCES = import.meta.glob<string>(
  ["../../../src/magnat/words/*/web/*/*.ftl", "../../../src/magnat/words/*/*.ftl", "!../../../src/magnat/words/*/{audit,common,notify,server,table}.ftl"],
  { query: "?raw", import: "default" },
);

export async function sourceOf(language: Language, part: string): Promise<string> {
  const built = SOURCES[`${FOLDER}/${language}/${part.replace(/^game\//, "")}.ftl`];
  if (built) return built();
  if (!part.startsWith("game/")) throw new Error(`${language}: no catalogue ${part}`);
  const name = encodeURIComponent(part.slice("game/".length));
  return (await once<GameWords>(`/games/${name}/words?lang=${language}`, language)).source;
}

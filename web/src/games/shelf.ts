/** The games by name: those with a folder here, and the general screen for all others. */

import type { GameInfo } from "../wire/types";
import { need } from "../words/speech.svelte";
import type { GameClient, GameScreen } from "./client";
import { infoOf } from "./info";

const FOLDERS = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

/** The names of the games that have a folder here. */
export const NAMES: readonly string[] = Object.keys(FOLDERS).map((path) => path.split("/")[1]!);

/** What this client knows of a game; nothing of one that was installed beside it. */
export const clientOf = (game: string): GameClient | undefined => FOLDERS[`./${game}/index.ts`];

/** A game that can be shown: its screen, and the facts that the server tells of it. */
export interface OpenGame extends GameScreen {
  info: GameInfo;
}

export async function openGame(game: string): Promise<OpenGame> {
  const client = clientOf(game);
  const [screen, info] = await Promise.all([
    client ? client.screen() : import("../general/screen").then((it) => it.screenOf(game)),
    infoOf(game),
    need("web/table", `game/${game}`, ...(client?.words ?? ["web/general"])),
  ]);
  return { ...screen, info };
}

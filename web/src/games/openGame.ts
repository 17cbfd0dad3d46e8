/** A game that can be shown: its own screen or the general one, with all words that it needs and the facts that the server gives about it. */

import type { GameInfo } from "../wire/types";
import { need } from "../words/speech.svelte";
import "./catalogues"; // they are wanted at once
import type { GameScreen } from "./client";
import { infoOf } from "./info";
import { clientOf } from "./registry";

export interface OpenGame extends GameScreen {
  info: GameInfo;
}

export async function openGame(game: string): Promise<OpenGame> {
  const client = clientOf(game);
  const [screen, info] = await Promise.all([
    client ? client.screen() : import("../general/screen").then((it) => it.screenOf(game)),
    infoOf(game),
    need("web/table", "web/origins", `game/${game}`, ...(client?.words ?? ["web/general"])),
  ]);
  return { ...screen, info };
}

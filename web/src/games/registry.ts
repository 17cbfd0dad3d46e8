/** The games that have a folder here, by name. Every other game gets the general screen. */

import type { GameClient } from "./client";

const FOLDERS = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

export const NAMES: readonly string[] = Object.keys(FOLDERS).map((path) => path.split("/")[1]!);

/** What this client knows of a game; nothing of one that was installed beside it. */
export const clientOf = (game: string): GameClient | undefined => FOLDERS[`./${game}/index.ts`];

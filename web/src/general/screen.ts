/** The screen of a game that has none of its own here. */

import type { GameScreen } from "../games/client";
import { called } from "./names";
import Screen from "./Screen.svelte";

/** Phones show this many options without a list to open: there is no board to touch instead. */
const UNFOLDED = 6;

export const screenOf = (game: string): GameScreen => ({ Screen, kind: (action) => called(game, action), unfolded: UNFOLDED });

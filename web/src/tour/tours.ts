/** Whose tour: a game's own, or the one for games that are shown as tables. */

import { clientOf } from "../games/shelf";
import type { Part } from "../words/words";
import { BACK, type Step } from "./steps";

const GENERAL: readonly Step[] = [{ name: "general-tables", at: "board", clauses: [] }, { name: "general-act", at: "dock", clauses: [] }, BACK];

export const stepsOf = (game: string): readonly Step[] => clientOf(game)?.tour ?? GENERAL;

export const wordsOf = (game: string): readonly Part[] => ["web/tour", ...(clientOf(game) ? [clientOf(game)!.tourWords] : [])];

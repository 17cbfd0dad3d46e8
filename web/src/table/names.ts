/** Who sits where, by name. */

import { say } from "../words/speech.svelte";
import type { TableInfo } from "../wire/types";

/** Whoever has no name, in a saved game or on a seat that was left, is numbered as in the log. */
export const nameOf = (table: TableInfo, seat: number): string => table.seats[seat]?.name || say("web-unnamed-player", { number: seat + 1 });

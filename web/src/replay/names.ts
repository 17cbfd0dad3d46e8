/** What the lines of a chart are called, and their few letters at the end of the line. */

import { letters } from "../look/marks";
import { nameOf as playerName } from "../table/names";
import { readable, say, words } from "../words/speech.svelte";
import type { ChartLine, TableInfo } from "../wire/types";

interface Named {
  name: string;
  letter: string;
}

export function named(table: TableInfo, lines: readonly ChartLine[]): Named[] {
  const names = lines.map((it) => nameOf(table, it));
  const short = letters(names);
  const seats = letters(table.seats.map((it) => it.name));
  return lines.map((it, n) => ({ name: names[n]!, letter: letterOf(it, seats) ?? short[n]! }));
}

function nameOf(table: TableInfo, line: ChartLine): string {
  if (line.of === "seat") return playerName(table, Number(line.id));
  if (line.of === "company" && typeof line.id === "number") return line.name || say("web-replay-company", { number: line.id + 1 });
  return words().perhaps(`${table.game}-${line.of}-${line.id}`, readable(String(line.id)));
}

/** Seats have their letters everywhere; companies their initials or their numbers. */
function letterOf(line: ChartLine, seats: readonly string[]): string | undefined {
  if (line.of === "seat") return seats[Number(line.id)];
  if (line.of === "company") return typeof line.id === "string" ? line.id : String(line.id + 1);
  return undefined;
}

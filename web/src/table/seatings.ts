/** Places that changed hands in the running game (TB-6.1), as sentences of the log. */

import { say } from "../words/speech.svelte";
import type { Seating } from "../wire/types";
import type { Line } from "./log";

export function seatingLine(it: Seating): Line {
  return { id: `seating-${it.n}`, n: it.after, text: sentence(it), clause: "TB-6.1", aside: true };
}

/** Who is not known any more, or came with a file, has the number of the place. */
function sentence(it: Seating): string {
  const seat = it.seat + 1;
  const named = (name: string) => name || say("web-seat-number", { number: seat });
  const [name, was, by] = [named(it.name), named(it.was_name), it.by];
  if (!by) return say("web-log-changed-hands", { seat });
  if (it.kind === "bot") return by === it.was_name ? say("web-log-to-bot", { was }) : say("web-log-to-bot-by", { by, was });
  if (it.kind === "open") return by === it.was_name ? say("web-log-left", { was, seat }) : say("web-log-freed", { by, was });
  if (by !== it.name) return say("web-log-seated", { by, name, seat });
  if (it.was === "person") return say("web-log-sat-for", { name, was });
  return it.was === "bot" ? say("web-log-sat-for-bot", { name, seat }) : say("web-log-sat", { name, seat });
}

/** Lines, newest first, with those that stand between them; what is older than the last line comes with older lines. */
export function among(lines: readonly Line[], seatings: readonly Seating[], all: boolean): Line[] {
  const oldest = lines.at(-1)?.n ?? 0;
  const own = seatings.filter((it) => all || it.after >= oldest).map(seatingLine);
  return [...lines, ...own.reverse()]
    .map((line, at) => ({ line, at }))
    .sort((a, b) => b.line.n - a.line.n || rank(b.line) - rank(a.line) || a.at - b.at)
    .map(({ line }) => line);
}

/** What changed hands after an entry comes after it. */
const rank = (line: Line): number => (line.id.startsWith("seating-") ? 1 : 0);

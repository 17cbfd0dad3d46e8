/** Companies and stages as the room reads them: by the names that players gave, and in the game's own words. */

import type { TeamRow } from "../wire/types";
import { readable, say, words } from "../words/speech.svelte";

export const teamName = (row: Pick<TeamRow, "team" | "name">): string => row.name || say("web-console-company-number", { number: row.team + 1 });

/** Through the lessons of a room a company that nobody named is known by its number. */
export const standingName = (name: string): string => (/^\d+$/.test(name) ? say("web-console-company-number", { number: Number(name) }) : name);

/** A game's catalogue has its stages; another's are told by the server as they are read. */
export const stageName = (game: string, stage: string): string => (stage ? words().perhaps(`${game}-stage-${stage}`, readable(stage)) : "");

/** Something that has a price or is counted: by the game's own word. */
export const thingName = (game: string, thing: string): string => words().perhaps(`${game}-thing-${thing}`, readable(thing));

/** How many letters the longest word of a name has: a word that is too long for its place is written smaller before it is broken. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((it) => it.length));
}

/**
 * How a game without a screen of its own is said. Names come from its own catalogue, as in the terminal: fields and kinds of
 * actions are `GAME-view-NAME`, values are `GAME-FIELD-VALUE`. What has no name there is read from the program's own.
 */

import { readable, say, words } from "../words/speech.svelte";
import { isFields, isSeat, type Json } from "./view";

export const NOTHING = "–";

/** "seed_drill" is "seed drill"; what somebody has written stays as it is. */
const plainly = (value: string): string => (/^[a-z][a-z0-9]*([_-][a-z0-9]+)+$/.test(value) ? value.replace(/[_-]/g, " ") : value);

export const called = (game: string, name: string): string => words().perhaps(`${game}-view-${name}`, readable(name));

/** Things by name, such as goods in a store: their own name, or that of a field. */
export const keyName = (game: string, field: string, key: string): string => words().perhaps(`${game}-${field}-${key}`, called(game, key));

/** A value as text; `name` says who sits on a seat. */
export function text(game: string, field: string, value: Json, name: (seat: number) => string): string {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (typeof value === "number" && isSeat(field)) return value < 0 ? NOTHING : name(value);
  if (Array.isArray(value)) return value.map((it: Json) => text(game, field, it, name)).join(", ") || NOTHING;
  if (isFields(value))
    return (
      Object.entries(value)
        .map(([key, it]) => `${keyName(game, field, key)}: ${text(game, key, it, name)}`)
        .join(", ") || NOTHING
    );
  return words().perhaps(`${game}-${field}-${value as number | string}`, plainly(String(value as number | string)));
}

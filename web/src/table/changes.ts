/** A position made of the one before and what is different in it. What has not changed is taken over, not copied. */

import type { Change, Position, PositionChanged } from "../wire/types";

type Bag = Record<string | number, unknown>;

export function changed(before: Position, news: PositionChanged): Position {
  const fresh = new Set<unknown>();
  const position = copied(before, fresh) as unknown as Bag;
  position.n = news.n;
  for (const part of news.parts) put(position, part, fresh);
  return position as unknown as Position;
}

function put(position: Bag, { at, to = null, gone }: Change, fresh: Set<unknown>): void {
  const last = at[at.length - 1]!;
  let bag = position;
  for (const name of at.slice(0, -1)) {
    if (!fresh.has(bag[name])) bag[name] = copied(bag[name], fresh);
    bag = bag[name] as Bag;
  }
  if (gone) Reflect.deleteProperty(bag, last);
  else bag[last] = to;
}

/** Only the boxes on the way to a change are made anew, each once. */
function copied(it: unknown, fresh: Set<unknown>): unknown {
  const copy: unknown = Array.isArray(it) ? [...(it as unknown[])] : { ...(it as object) };
  fresh.add(copy);
  return copy;
}

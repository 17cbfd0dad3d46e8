/** A new position with everything that has not changed taken over from the one before: only what changed is drawn again. */

export function kept<T>(before: T, now: T): T {
  if (before === now || !isBag(before) || !isBag(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = kept(old[name], fresh[name]);
    same &&= name in old && fresh[name] === old[name];
  }
  return same ? before : now;
}

function isBag(it: unknown): boolean {
  return typeof it === "object" && it !== null;
}

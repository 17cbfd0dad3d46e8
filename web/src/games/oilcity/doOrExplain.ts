/** A small step is done at once if it is possible; if not, the dock tells why. */

import type { Desk, Wanted } from "../desk";

export function doOrExplain(desk: Desk, wish: Wanted): void {
  if (!desk.playing || desk.busy) return;
  const listed = desk.choices(wish.do, wish.with).length > 0;
  const free = desk.position.forms.some((it) => it.action === wish.do);
  if (listed || free) void desk.act(wish);
  else desk.consider(wish);
}

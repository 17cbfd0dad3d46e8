/** Quiet hours between the form and the server: the server counts minutes of the day, -1 means none. */

import type { Me, MeChange } from "../wire/types";

interface Hours {
  from: string;
  to: string;
  zone: string;
}

const shown = (minute: number): string => (minute < 0 ? "" : `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);

function minute(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? -1 : Number(hours) * 60 + Number(minutes);
}

/** The zone of this device; UTC where the browser does not tell. */
export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Does this browser know such a zone? The server may know more. */
export function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name.trim() }) !== undefined;
  } catch {
    return false;
  }
}

/** Whoever has set no hours yet is offered the zone of this device. */
export function hoursOf(me: Me, here = hereZone()): Hours {
  const set = me.quiet_from >= 0 || me.zone !== "UTC";
  return { from: shown(me.quiet_from), to: shown(me.quiet_to), zone: set ? me.zone : here };
}

/** One time alone is no span: then there are no quiet hours. */
export function change({ from, to, zone }: Hours): MeChange {
  const [start, end] = [minute(from), minute(to)];
  const both = start >= 0 && end >= 0 && start !== end;
  return { quiet_from: both ? start : -1, quiet_to: both ? end : -1, zone: zone.trim() || "UTC" };
}

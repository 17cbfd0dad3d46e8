/** The time of the bell between a field of the form and the server. */

const HALF_A_DAY = 12 * 3600_000;

export function timeOf(bell: number): string {
  const at = new Date(bell);
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}

/** Of a lesson that runs: today, even if it has rung; tomorrow if that is long past. Nothing typed: no bell. */
export function bellAt(time: string, now: number): number | null {
  return onClock(time, now, HALF_A_DAY);
}

/** Of a lesson that is to come: the next time that the clock shows this. */
export function nextBell(time: string, now: number): number | null {
  return onClock(time, now, 0);
}

/** Hours and minutes, with or without something between them. */
export const TIME = /\s*([01]?[0-9]|2[0-3])\s*[.:]?\s*([0-5][0-9])\s*/;

/** As the clock shows it; what is no time stays as it was typed. */
export function tidyTime(typed: string): string {
  const [, hours, minutes] = parts(typed);
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}

const parts = (typed: string): readonly string[] => new RegExp(`^${TIME.source}$`).exec(typed) ?? [];

function onClock(time: string, now: number, passed: number): number | null {
  const [, hours, minutes] = parts(time);
  if (hours === undefined) return null;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (now - at.getTime() >= passed) at.setDate(at.getDate() + 1);
  return at.getTime();
}

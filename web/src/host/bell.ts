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

function onClock(time: string, now: number, passed: number): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined) return null;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (now - at.getTime() >= passed) at.setDate(at.getDate() + 1);
  return at.getTime();
}

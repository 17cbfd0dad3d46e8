/** The time of the bell between a field of the form and the server: hours and minutes of today, or of tomorrow if they are long past. */

const HALF_A_DAY = 12 * 3600_000;
const DAY = 24 * 3600_000;

export function timeOf(bell: number): string {
  const at = new Date(bell);
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}

/** Nothing typed: no bell. */
export function bellAt(time: string, now: number): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined) return null;
  const at = new Date(now).setHours(Number(hours), Number(minutes), 0, 0);
  return now - at > HALF_A_DAY ? at + DAY : at;
}

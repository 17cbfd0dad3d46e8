/** Time on a clock, as people read it: minutes and seconds, or days and hours for a game by post. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Time = { unit: "days"; days: number; hours: number } | { unit: "hours"; text: string } | { unit: "minutes"; text: string };

export function reading(milliseconds: number): Time {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= DAY) return { unit: "days", days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
  const pair = (value: number) => String(value).padStart(2, "0");
  if (seconds >= HOUR) return { unit: "hours", text: `${Math.floor(seconds / HOUR)}:${pair(Math.floor((seconds % HOUR) / MINUTE))}:${pair(seconds % MINUTE)}` };
  return { unit: "minutes", text: `${Math.floor(seconds / MINUTE)}:${pair(seconds % MINUTE)}` };
}

/** The last half minute is shown in another way, besides colour. */
export const pressing = (milliseconds: number): boolean => milliseconds < 30_000;

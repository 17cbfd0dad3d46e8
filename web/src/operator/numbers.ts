/** Figures as people read them, in the language of the page. */

import { language } from "../words/speech.svelte";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** 1,5 GB */
export function bytes(count: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  const value = count / 1000 ** power;
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: "short",
    maximumFractionDigits: value < 10 && power ? 1 : 0,
  }).format(value);
}

/** 12,3 ms; nothing was timed: a dash. */
export function millis(value: number, count: number): string {
  if (!count) return "–";
  return new Intl.NumberFormat(language(), { style: "unit", unit: "millisecond", maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

export const percent = (value: number) => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(value / 100);

export const whole = (value: number) => new Intl.NumberFormat(language()).format(value);

export const moment = (time: number) => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);

/** 3 d 4 h, 12 min */
export function lasting(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), "day"],
    [Math.floor(minutes / 60) % 24, "hour"],
    [minutes % 60, "minute"],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(([value]) => value > 0);
  return shown.map(([value, unit]) => new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(value)).join(" ");
}

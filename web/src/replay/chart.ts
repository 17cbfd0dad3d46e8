/** The arithmetic of a line chart: ticks, lines, labels that do not overlap, numbers for a spreadsheet. */

import type { ChartLine } from "../wire/types";

/** Whole numbers in steps of 1, 2 or 5 times a power of ten, from 0 (or below the lowest) to the highest or above it. */
export function ticks(low: number, high: number, most = 5): number[] {
  const [from, to] = [Math.min(0, low), Math.max(0, high)];
  const rough = Math.max(1, (to - from) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((it) => it * power).find((it) => it >= rough)!;
  const first = Math.floor(from / step);
  const last = Math.max(first + 1, Math.ceil(to / step));
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

export function bounds(lines: readonly ChartLine[]): [number, number] {
  const seen = lines.flatMap((it) => it.values.filter((value) => value !== null));
  return [Math.min(0, ...seen), Math.max(0, ...seen)];
}

/** A number stays what it is until the next entry, so lines go in steps; where nothing was seen there is a gap. */
export function path(entries: readonly number[], values: readonly (number | null)[], x: (n: number) => number, y: (value: number) => number): string {
  const round = (it: number) => Math.round(it * 10) / 10;
  let drawn = "";
  values.forEach((value, n) => {
    if (value === null) return;
    const before = n > 0 ? values[n - 1] : null;
    if (before === null || before === undefined) drawn += `M${round(x(entries[n]!))} ${round(y(value))}`;
    else if (before !== value) drawn += `V${round(y(value))}`;
    if (n + 1 < entries.length) drawn += `H${round(x(entries[n + 1]!))}`;
    else if (n === 0) drawn += "h2";
  });
  return drawn;
}

/** From point to point: numbers that are counted once a turn; where nothing was seen there is a gap. */
export function joined(entries: readonly number[], values: readonly (number | null)[], x: (n: number) => number, y: (value: number) => number): string {
  const round = (it: number) => Math.round(it * 10) / 10;
  return values
    .map((value, n) => {
      if (value === null) return "";
      const pen = n > 0 && values[n - 1] !== null ? "L" : "M";
      return `${pen}${round(x(entries[n]!))} ${round(y(value))}`;
    })
    .join("");
}

/** The sample that tells about entry n: the last one up to it. */
export function sampleAt(entries: readonly number[], n: number): number {
  const after = entries.findIndex((it) => it > n);
  return (after < 0 ? entries.length : Math.max(1, after)) - 1;
}

/** Labels beside their lines, moved apart until they are legible, in the order of the lines' heights. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const room = heights.length > 1 ? Math.min(gap, (bottom - top) / (heights.length - 1)) : gap;
  const order = heights.map((_, n) => n).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let floor = top;
  for (const n of order) {
    placed[n] = Math.max(heights[n]!, floor);
    floor = placed[n]! + room;
  }
  let ceiling = bottom;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n]!, ceiling);
    ceiling = placed[n]! - room;
  }
  return placed;
}

/** Those labels that fit side by side, from the left; none reaches over the end. */
export function fitting<T extends { title: string }>(items: readonly T[], x: (item: T) => number, end: number, letter = 6.5): T[] {
  let free = -Infinity;
  return items.filter((it) => {
    const [from, to] = [x(it), x(it) + (it.title.length + 1) * letter];
    if (from < free || to > end) return false;
    free = to;
    return true;
  });
}

const INKS = ["#7a2e23", "#1f4e79", "#2f6a3f", "#8a5d00", "#5a3a78", "#4a4a4a", "#0f6a6e", "#9a3568"];
const DASHES = ["", "9 4", "2 3", "12 3 2 3", "5 2", "1 4", "14 4", "6 3 1 3 1 3"];

/** The n-th line: an ink that is lighter by lamplight, and a dash that is its own as well. */
export function stroke(n: number): string {
  const ink = INKS[n % INKS.length]!;
  const dash = DASHES[(n + Math.floor(n / INKS.length)) % DASHES.length]!;
  return `--line: ${ink}; --line: light-dark(${ink}, color-mix(in srgb, ${ink} 60%, #fff)); ${dash ? `stroke-dasharray: ${dash}` : ""}`;
}

/** For a spreadsheet. Names that it would take for formulas are quoted away. */
export function csv(first: string, names: readonly string[], entries: readonly number[], lines: readonly ChartLine[]): string {
  const cell = (it: string) => `"${(/^[=+\-@\t\r]/.test(it) ? `'${it}` : it).replaceAll('"', '""')}"`;
  const rows = entries.map((n, at) => [n, ...lines.map((it) => it.values[at] ?? "")].join(","));
  return [[first, ...names].map(cell).join(","), ...rows].join("\r\n") + "\r\n";
}

/** Lessons of a room beside each other: how long they took, how far they came, what companies were worth. */

import type { RoomLesson } from "../../wire/types";

interface Compared {
  code: string;
  title: string;
  created: number;
  minutes: number | null;
  turns: number;
  teams: number;
  best: number | null;
  middle: number | null;
}

/** The oldest first. */
export function compared(lessons: readonly RoomLesson[]): Compared[] {
  return [...lessons].sort((a, b) => a.created - b.created).map((it) => {
    const values = it.teams.flatMap((team) => (team.value === null ? [] : [team.value])).sort((a, b) => a - b);
    const { code, title, created, minutes, turns } = it;
    return { code, title, created, minutes, turns, teams: it.teams.length, best: values.at(-1) ?? null, middle: median(values) };
  }); // prettier-ignore
}

function median(values: readonly number[]): number | null {
  const half = Math.floor(values.length / 2);
  if (!values.length) return null;
  return values.length % 2 ? values[half]! : Math.round((values[half - 1]! + values[half]!) / 2);
}

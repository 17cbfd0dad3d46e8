/** The end in rows: one for each company where several play together, otherwise one for each player. */

import type { TableInfo } from "../wire/types";
import { nameOf } from "./names";
import { inTeams, teamName } from "./teams";

export interface Row {
  /** The number of the company or of the seat. */
  id: number;
  name: string;
  place: number;
  score: number;
  seats: readonly number[];
}

export function ranking(table: TableInfo, places: readonly number[], scores: readonly number[]): Row[] {
  const sides = inTeams(table)
    ? table.teams.map((it) => ({ id: it.team, name: teamName(it), seats: it.seats }))
    : places.map((_, seat) => ({ id: seat, name: nameOf(table, seat), seats: [seat] }));
  return sides
    .flatMap((it) => {
      const [first] = it.seats;
      const place = first === undefined ? undefined : places[first];
      return place === undefined ? [] : [{ ...it, place, score: scores[first!] ?? 0 }]; // bankers have no place
    })
    .sort((a, b) => a.place - b.place || a.id - b.id);
}

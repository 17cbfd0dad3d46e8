/** Those who play together, by name and by profession. */

import { say, words } from "../words/speech.svelte";
import type { TableInfo, TeamInfo } from "../wire/types";

type Table = Pick<TableInfo, "teams" | "game">;

/** Do several play together at this table? */
export const inTeams = (table: Pick<TableInfo, "teams">): boolean => table.teams.some((it) => it.seats.length > 1);

/** The companies that play: bankers, who sit behind the players, are none. */
export const companies = (table: Pick<TableInfo, "teams" | "players">): TeamInfo[] => table.teams.filter((it) => it.seats.some((seat) => seat < table.players));

export const teamOf = (table: Pick<TableInfo, "teams">, seat: number): TeamInfo | undefined => table.teams.find((it) => it.seats.includes(seat));

export const teamName = (it: Pick<TeamInfo, "team" | "name">): string => it.name || say("web-team-number", { number: it.team + 1 });

/** What somebody is in the company; empty where the game knows no such thing. */
export function roleOf(table: Table, seat: number): string {
  const team = teamOf(table, seat);
  const role = team?.roles[team.seats.indexOf(seat)] ?? "";
  return role && words().perhaps(`${table.game}-role-${role}`, "");
}

/** Others of the same company may act for each other. */
export const partners = (table: Pick<TableInfo, "teams">, seat: number): readonly number[] => teamOf(table, seat)?.seats ?? [seat];

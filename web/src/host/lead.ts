/** What only the leader of a lesson asks of the server, and what it answers. */

import { api } from "../people/here.svelte";
import type { Clock, Done, LessonChange, PlaceChange, PushBy, Relay, TableInfo } from "../wire/types";

export interface Lead {
  begin(): Promise<TableInfo>;
  change(wish: LessonChange): Promise<TableInfo>;
  goOn(): Promise<TableInfo>;
  push(team: number, by?: PushBy, reason?: string): Promise<Done>;
  takeBack(team: number, reason?: string): Promise<Done>;
  /** For one company, or for all. */
  moreTime(seconds: number, team?: number): Promise<TableInfo>;
  clock(wish: Clock): Promise<TableInfo>;
  lastTurn(reason?: string): Promise<TableInfo>;
  end(reason?: string): Promise<TableInfo>;
  say(text: string, team?: number): Promise<unknown>;
  pause(reason: string): Promise<TableInfo>;
  resume(): Promise<TableInfo>;
  renameTeam(team: number, name: string): Promise<TableInfo>;
  place(seat: number, wish: PlaceChange): Promise<TableInfo>;
  relay(seat: number): Promise<Relay>;
}

export function leading(code: string): Lead {
  const table = `/tables/${code}`;
  const lesson = `${table}/lesson`;
  const to = (team: number | undefined) => (team === undefined ? {} : { team });
  return {
    begin: () => api.post(`${lesson}/begin`),
    change: (wish) => api.put(lesson, wish),
    goOn: () => api.post(`${lesson}/go-on`),
    push: (team, by = "default", reason = "") => api.post(`${lesson}/push`, { team, by, reason }),
    takeBack: (team, reason = "") => api.post(`${lesson}/take-back`, { team, reason }),
    moreTime: (seconds, team) => api.post(`${lesson}/time`, { seconds, ...to(team) }),
    clock: (wish) => api.put(`${lesson}/clock`, wish),
    lastTurn: (reason = "") => api.post(`${lesson}/last-turn`, { reason }),
    end: (reason = "") => api.post(`${lesson}/end`, { reason }),
    say: (text, team) => api.post(`${lesson}/say`, { text, ...to(team) }),
    pause: (reason) => api.post(`${table}/pause`, { reason }),
    resume: () => api.post(`${table}/resume`),
    renameTeam: (team, name) => api.put(`${table}/teams/${team}`, { name }),
    place: (seat, wish) => api.put(`${table}/places/${seat}`, wish),
    relay: (seat) => api.post(`${table}/seats/${seat}/relay`),
  };
}

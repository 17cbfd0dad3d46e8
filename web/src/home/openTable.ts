/** Sets a table up, takes the seats that the role wants, and begins if nobody is waited for. */

import type { Api } from "../people/api";
import type { GameInfo, Language, Opened, TableInfo } from "../wire/types";
import { newTable, type Settings } from "./settings";
import type { Companions } from "./tables";

export interface Wish {
  game: GameInfo;
  seats: number;
  companions: Companions;
  settings?: Settings | undefined;
}

export async function openTable(api: Api, language: Language, { game, seats, companions, settings }: Wish): Promise<TableInfo> {
  const opened = await api.post<Opened>("/tables", newTable(game, seats, companions, language, settings));
  const { table } = opened;
  for (const seat of more(opened, settings)) await api.put(`/tables/${table.code}/seats/${seat}`, { kind: "person" });
  if (companions === "bots") await (table.dice === "server" ? begin(api, table.code) : api.post(`/tables/${table.code}/start`));
  return table;
}

/** A table at which nobody is waited for, and whose dice fall here. */
export async function begin(api: Api, code: string): Promise<void> {
  await mixIn(api, code);
  await api.post(`/tables/${code}/start`);
}

/** The game begins at once, so this device promises here what it mixes into the dice; if it cannot, that is no reason not to play. */
async function mixIn(api: Api, code: string): Promise<void> {
  await import("../dice/mixing").then((it) => it.promise(api, code)).catch(() => undefined);
}

/** The partners of the first seat, or everybody who sits behind the players: the bankers. */
function more({ table, teams }: Opened, settings: Settings | undefined): number[] {
  if (settings?.role === "company") return teams.find((it) => it.includes(0))?.filter((it) => it !== 0) ?? [];
  if (settings?.role === "bank") return table.seats.map((it) => it.seat).filter((it) => it >= table.players);
  return [];
}

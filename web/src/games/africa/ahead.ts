/** What lies ahead, put together from the view, the printed track of prices and what was told; nothing here is a rule. */

import type { AfricaCompanyView, AfricaView, Told } from "../../wire/types";
import { MARKET } from "./box";

/** The running company whose price is nearest to the one that ends the game, and the spaces between them. */
export function nearest(view: AfricaView): { company: AfricaCompanyView; spaces: number } | undefined {
  const running = view.companies.filter((it) => it.status === "running");
  const company = running.reduce<AfricaCompanyView | undefined>((best, it) => (best && best.price >= it.price ? best : it), undefined);
  if (!company) return undefined;
  return { company, spaces: Math.max(0, MARKET.prices.indexOf(MARKET.end_price) - MARKET.prices.indexOf(company.price)) };
}

/** The seats as they follow each other from whoever has the priority card. */
export function order(view: AfricaView): number[] {
  const seats = view.players.map((it) => it.seat);
  const first = Math.max(0, seats.indexOf(view.priority ?? 0));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** By company what its trains earned when they ran last. */
export function lastRuns(told: readonly Told[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const entry of told) for (const it of entry.facts) if (it.fact === "trains-run") found.set(String(it.words["company"]), Number(it.words["revenue"]));
  return found;
}

/** The tiles that are left, by number as printed, and how many of each. */
export function tiles(view: AfricaView): [string, number][] {
  return Object.entries(view.supply).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
}

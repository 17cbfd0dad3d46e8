/** The map as everybody sees it: what lies on which hex, whose stations stand where, which homes wait for their companies. */

import type { AfricaView } from "../../../wire/types";
import { changes, companyOf, laid, PLACES, type Place, type Shape } from "./atlas";

/** One hex of a position, in plain words, so that a hex without news is not drawn again. */
export interface Standing {
  /** "8/2", or nothing where the printed map shows. */
  tile: string;
  /** By stop: the companies with a station there. */
  stations: string;
  /** Companies that will have a station here. */
  homes: string;
}

export const shapeOn = (place: Place, tile: string): Shape => (tile ? laid(tile) : place.printed);

/** "J21.1" is the second stop of J21. */
export function stopOf(text: string): { id: string; stop: number } {
  const [id = "", stop] = text.split(".");
  return { id, stop: Number(stop ?? 0) };
}

export function standings(view: AfricaView): Map<string, Standing> {
  const stations = new Map<string, string[][]>();
  const homes = new Map<string, string[]>();
  for (const company of view.companies) {
    const stops = company.stations.map(stopOf);
    for (const { id, stop } of stops) {
      const here = stations.get(id) ?? [[], []];
      here[stop]!.push(company.company);
      stations.set(id, here);
    }
    const home = companyOf(company.company)?.home;
    if (home && ["waiting", "running"].includes(company.status) && !stops.some((it) => it.id === home))
      homes.set(home, [...(homes.get(home) ?? []), company.company]);
  }
  return new Map(
    PLACES.map(({ id }) => [
      id,
      { tile: view.track[id] ?? "", stations: (stations.get(id) ?? [[], []]).map((it) => it.join(" ")).join("|"), homes: (homes.get(id) ?? []).join(" ") },
    ]),
  );
}

/** Who stands in which slot of a stop, and who is expected there. */
interface Slot {
  company: string;
  stands: boolean;
}

export function slots(shape: Shape, stop: number, stations: string, homes: string): Slot[] {
  const standing = stations.split("|").map((it) => it.split(" ").filter(Boolean));
  const here = standing[stop] ?? [];
  let waiting = homes.split(" ").filter(Boolean);
  if (shape.stops.length > 1) waiting = waiting.length > 1 ? waiting.slice(stop, stop + 1) : standing[1 - stop]!.length || stop === 0 ? waiting : [];
  return Array.from({ length: Math.max(shape.stops[stop]!.slots, here.length) }, (_, n) => {
    if (n < here.length) return { company: here[n]!, stands: true };
    return { company: waiting[n - here.length] ?? "", stands: false };
  });
}

/** What a stop is worth in this economy; never less than nothing. */
export function worth(stop: { city: boolean; value: number }, economy: string): number {
  const change = changes(economy);
  return Math.max(0, stop.value + (stop.city ? change.city : change.town));
}

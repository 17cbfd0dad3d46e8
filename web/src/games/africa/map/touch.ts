/** What touching the map means in the decision that is asked for now. */

import type { AfricaView, Choice } from "../../../wire/types";
import type { Desk, Wanted } from "../../desk";
import { companyOf, type Place } from "./atlas";
import { meant } from "./lays";
import { shapeOn, type Standing } from "./position";

type Doing = "track" | "token" | "city" | "";

/** By the options: who has none of them is asked for nothing here. */
export function doing(desk: Desk<AfricaView>): Doing {
  if (!desk.playing) return "";
  if (desk.choices("end-track").length) return "track";
  if (desk.choices("skip-token").length) return "token";
  return desk.choices("choose-city").length ? "city" : "";
}

/** A city that may be chosen: its hex, its number there, and the options that choose it. */
export interface Site {
  id: string;
  stop: number;
  choices: Choice[];
}

export function sites(desk: Desk<AfricaView>): Site[] {
  const home = companyOf(desk.view.turn.choosing[0] ?? "")?.home ?? "";
  const found = new Map<string, Site>();
  for (const it of [...desk.choices("place-token"), ...desk.choices("choose-city")]) {
    const [id, stop] = [String(it.with.place ?? home), Number(it.with.stop)];
    const site = found.get(`${id}.${stop}`) ?? { id, stop, choices: [] };
    site.choices.push(it);
    found.set(`${id}.${stop}`, site);
  }
  return [...found.values()];
}

/** The wish of somebody who touches a hex where nothing of the kind may be done: the table says why not. */
export function wishAt(desk: Desk<AfricaView>, what: Doing, place: Place, hexes: ReadonlyMap<string, Standing>): Wanted | undefined {
  const shape = (it: Place) => shapeOn(it, hexes.get(it.id)?.tile ?? "");
  if (what === "track") return meant(place, shape(place), shape, desk.view.supply);
  if (what !== "token") return undefined;
  const company = desk.view.companies.find((it) => it.company === desk.view.company);
  return { do: "place-token", with: { place: place.id, stop: 0, cost: company?.tokens[0] ?? 0, free: 0 } };
}

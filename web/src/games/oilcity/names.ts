/** Who and where: companies by their names or numbers, plots by their cards, things as the game's catalogue calls them. */

import { say, thing as named, words } from "../../words/speech.svelte";
import type { OilCityCompanyView, OilCityView } from "../../wire/types";
import { cardAndCopy, yearOf } from "./box";
import { ownCards } from "./cards";

export function companyName(view: Pick<OilCityView, "companies">, company: number): string {
  return view.companies[company]?.name || say("web-oilcity-company", { number: company + 1 });
}

/** The name of a plot; its second and third copies say so, as a company may own several. */
export function place(number: number): string {
  const { card, copy } = cardAndCopy(number);
  if (!card) return words().composed("oilcity-part-no-plot", { number });
  const name = cardName("plot", card);
  return copy === 0 ? name : `${name} (${copy + 1})`;
}

/** A card of the table's own is called what its title says. */
export const cardName = (kind: "event" | "plot", card: string): string => words().perhaps(`oilcity-${kind}-${card}`, card);

/** What an event card tells. */
export function storyOf(event: string): string {
  const own = ownCards().events.find((it) => it.title === event);
  return own ? own.text : words().composed(`oilcity-event-${event}-text`, { year: yearOf(event) });
}

export const thingName = (thing: string): string => named("oilcity", "thing", thing);
export const profession = (id: string): string => named("oilcity", "profession", id);

/** The partner's place in the company, or -1. */
export const memberOf = (company: OilCityCompanyView, seat: number): number => company.members.indexOf(seat);

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0);

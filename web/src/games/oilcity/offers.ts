/** Offers between companies: what concerns us, how one is answered, and how a new one is sent. */

import type { OilCityCompanyView, OilCityOfferView, OilCityView } from "../../wire/types";
import type { Wanted } from "../desk";
import { THINGS, type Thing } from "./box";
import { type Bundle, empty, isEmpty, readBundle, writeBundle } from "./bundle";

export const EVERYBODY = -1;
const NOTHING = -1;

export interface Terms {
  to: number;
  give: Bundle;
  take: Bundle;
  giveLater: Bundle;
  takeLater: Bundle;
  due: number;
  answers: number;
}

export const blank = (to = EVERYBODY): Terms => ({ to, give: empty(), take: empty(), giveLater: empty(), takeLater: empty(), due: 0, answers: NOTHING });

/** The same deal seen from our side, to be changed and sent back. An offer to all is answered by an offer of its own. */
export function counter(offer: OilCityOfferView): Terms {
  return {
    to: offer.giver,
    give: readBundle(offer.take),
    take: readBundle(offer.give),
    giveLater: readBundle(offer.take_later),
    takeLater: readBundle(offer.give_later),
    due: offer.due,
    answers: offer.to === null ? NOTHING : offer.number,
  };
}

export const promises = (terms: Terms): boolean => !isEmpty(terms.giveLater) || !isEmpty(terms.takeLater);

/** A due turn is named only if something is promised. */
export function offerWish(terms: Terms): Wanted {
  return {
    do: "make-offer",
    with: {
      to: terms.to,
      give: writeBundle(terms.give),
      take: writeBundle(terms.take),
      "give-later": writeBundle(terms.giveLater),
      "take-later": writeBundle(terms.takeLater),
      due: promises(terms) ? terms.due : 0,
      answers: terms.answers,
    },
  };
}

/** Offers that wait for our answer, those to us alone first. */
export function forUs(view: Pick<OilCityView, "offers" | "company">): OilCityOfferView[] {
  const open = view.offers.filter((it) => view.company !== null && it.giver !== view.company && (it.to === null || it.to === view.company));
  return [...open.filter((it) => it.to !== null), ...open.filter((it) => it.to === null)];
}

const MOST_MONEY = 10_000;
const MOST_LATER = 20;

/** What a company could give now, as far as we see; what is hidden or promised for later is not bounded by the store. */
export function mostOf(company: OilCityCompanyView | undefined, later = false): Partial<Record<Thing, number>> {
  return Object.fromEntries(
    THINGS.map((it) => {
      if (it === "money") return [it, !later && company?.money != null ? company.money : MOST_MONEY];
      return [it, later || !company ? MOST_LATER : (company.store[it] ?? 0)];
    }),
  );
}

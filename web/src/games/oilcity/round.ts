/** OC-10.3: the round of the two bankers: whom it waits for, and how far it is from our company. */

import type { OilCityView } from "../../wire/types";

type Round = Pick<OilCityView, "phase" | "order" | "served" | "sold" | "companies">;

/** A turn is being played in rounds. */
export const inRounds = (view: Round): boolean => view.phase === "turn" && view.order.length > 0;

/** The companies whose tokens do not lie yet; once the bankers are on their way, nobody. */
export function stillLaying(view: Round): number[] {
  return view.sold === null ? view.order.filter((it) => view.companies[it]?.stage === "investing") : [];
}

/** How many companies a banker visits before this one; 0 if he is there or has been. */
export function ahead(view: Round, company: number, banker: 1 | 2): number {
  const at = banker === 1 ? view.served : view.sold;
  const [mine, now] = [view.order.indexOf(company), at === null ? -1 : view.order.indexOf(at)];
  return now < 0 ? mine : Math.max(0, mine - now);
}

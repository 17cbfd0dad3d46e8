/** The tour that is on in this tab. It survives a reload, and ends with the tab. */

import { stepsOf } from "./tours";

export interface Tour {
  code: string;
  game: string;
  step: number;
}

const KEPT = "magnat-tour";

let on = $state.raw<Tour | null>(restored());

/** The tour at this table, if one is on. */
export const tourAt = (code: string): Tour | null => (on?.code === code ? on : null);

export function beginTour(code: string, game: string): void {
  keep({ code, game, step: 0 });
}

export function goTo(step: number): void {
  if (on && step >= 0 && step < stepsOf(on.game).length) keep({ ...on, step });
}

export function endTour(): void {
  keep(null);
}

function keep(tour: Tour | null): void {
  on = tour;
  try {
    if (tour) sessionStorage.setItem(KEPT, JSON.stringify(tour));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // a browser that keeps nothing: the tour lasts until the page is loaded again
  }
}

/** What was kept, if it still fits the steps there are. */
export function restored(): Tour | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Partial<Tour> | null;
    const { code, game, step } = kept ?? {};
    return typeof code === "string" && typeof game === "string" && typeof step === "number" && stepsOf(game)[step] ? { code, game, step } : null;
  } catch {
    return null;
  }
}

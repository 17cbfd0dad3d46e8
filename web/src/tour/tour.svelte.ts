/** The tour that is on in this tab. It survives a reload, and ends with the tab. */

interface Begun {
  code: string;
  game: string;
  step: number;
}

const KEPT = "magnat-tour";

let on = $state.raw<Begun | null>(restored());

/** The tour at this table, if one is on. */
export const tourAt = (code: string): Begun | null => (on?.code === code ? on : null);

export function beginTour(code: string, game: string): void {
  keep({ code, game, step: 0 });
}

export function goTo(step: number): void {
  if (on) keep({ ...on, step });
}

export function endTour(): void {
  keep(null);
}

function keep(tour: Begun | null): void {
  on = tour;
  try {
    if (tour) sessionStorage.setItem(KEPT, JSON.stringify(tour));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // a browser that keeps nothing: the tour lasts until the page is loaded again
  }
}

/** What was kept, if it is a tour. */
export function restored(): Begun | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Partial<Begun> | null;
    const { code, game, step } = kept ?? {};
    return typeof code === "string" && typeof game === "string" && typeof step === "number" ? { code, game, step } : null;
  } catch {
    return null;
  }
}

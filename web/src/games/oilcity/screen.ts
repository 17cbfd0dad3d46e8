import type { GameView, OilCityView } from "../../wire/types";
import { say } from "../../words/speech.svelte";
import type { Wanted } from "../desk";

export { announce, weight } from "./events";
export { default as Screen } from "./Screen.svelte";
export { kind } from "./words";

/** What ends a step. Offers are answered where they lie, and in the list. */
export const atHand = ["confirm", "extract", "sell", "roll-plot", "draw-event", "serve", "stamp", "return-plot", "reconsider"];

/** Two taps confirm for the whole company: tokens that nobody has laid are named first. */
export function caution(wish: Wanted, view: GameView): string {
  const seen = view as OilCityView;
  const own = seen.company === null ? undefined : seen.companies[seen.company];
  const idle = own && wish.do === "confirm" ? own.members.length - new Set((own.plans ?? []).map((it) => it.member)).size : 0;
  return idle > 0 ? say("web-oilcity-idle", { number: idle }) : "";
}

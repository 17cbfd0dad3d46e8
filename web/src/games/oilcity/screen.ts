export { default as Screen } from "./Screen.svelte";
export { kind } from "./words";

/** What ends a step. Offers are answered where they lie, and in the list. */
export const atHand = ["confirm", "extract", "sell", "roll-plot", "draw-event", "serve", "stamp", "return-plot", "reconsider"];

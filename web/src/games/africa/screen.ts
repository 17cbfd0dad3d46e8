export { announce, weight } from "./events";
export { default as Screen } from "./Screen.svelte";
export { AT_HAND as atHand } from "./stages";
export { kind } from "./words";

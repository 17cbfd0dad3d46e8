export { default as Screen } from "./Screen.svelte";
export { announce, weight } from "./events";
export { remarks } from "./remarks";
export { together } from "./together";
export const fills = ["sell-fuel", "refine", "pump"];
export { kind } from "./words";

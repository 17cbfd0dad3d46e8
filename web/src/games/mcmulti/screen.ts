export { default as Screen } from "./Screen.svelte";
export { together } from "./together";
export const fills = ["sell-fuel", "refine", "pump"];
export { kind } from "./words";

export { default as Screen } from "./Screen.svelte";
export { together } from "./together";
export { kind } from "./words";

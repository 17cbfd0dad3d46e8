export { default as Screen } from "./Screen.svelte";
export { kind } from "./words";

/** The pages of the rules, loaded when one of them is opened. */

export { default as Reader } from "./Reader.svelte";
export { default as Shelf } from "./Shelf.svelte";

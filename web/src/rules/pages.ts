/** The pages of the rules, loaded when one of them is opened: a book, and all books. */

import Reader from "./Reader.svelte";
import Shelf from "./Shelf.svelte";

export default [Reader, Shelf];

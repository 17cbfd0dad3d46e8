// Writes src/words/keys.ts, the typed keys of the client's own texts, from the English catalogues.
import { writeFileSync } from "node:fs";
import { catalogues, module } from "./keys.mjs";

writeFileSync(new URL("../src/words/keys.ts", import.meta.url), module(catalogues("en")));

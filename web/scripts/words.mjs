// Writes src/words/keys.ts, the typed keys of the client's own texts, from the English catalogue.
import { readFileSync, writeFileSync } from "node:fs";
import { module } from "./keys.mjs";

const root = new URL("../", import.meta.url);
writeFileSync(new URL("src/words/keys.ts", root), module(readFileSync(new URL("../src/magnat/words/en/web.ftl", root), "utf8")));

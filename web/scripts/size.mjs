// What a browser fetches at first, gzipped, against the budget of 200 kB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 200_000;
const folder = new URL("../../src/magnat/web/", import.meta.url);
const weigh = (path) => gzipSync(readFileSync(new URL(path, folder))).length;
const page = readFileSync(new URL("index.html", folder), "utf8");
const first = new Set(["index.html", ...[...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((it) => it[1])]);
const languages = readdirSync(new URL("assets/", folder))
  .filter((name) => /^everywhere-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);
const heaviest = languages.sort((a, b) => weigh(b) - weigh(a))[0];
if (heaviest) first.add(heaviest);
let sum = 0;
for (const path of first) {
  sum += weigh(path);
  console.log(String(weigh(path)).padStart(8), path);
}
console.log(String(sum).padStart(8), `of ${BUDGET} bytes`);
process.exit(sum > BUDGET ? 1 : 0);

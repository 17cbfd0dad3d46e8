/** What holds for all sources of the client. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const GENERATED = /^wire\/|^words\/keys\.ts$/;
const sources = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((it) => /\.(svelte|ts)$/.test(it) && !GENERATED.test(it))
    .map((it) => [it, readFileSync(`src/${it}`, "utf8")]),
);

test("whatever a file exports is used by another one", () => {
  const unused = [...sources].flatMap(([path, source]) => {
    const others = [...sources].filter(([it]) => it !== path).map(([, it]) => it);
    const names = [...source.matchAll(/^export (?:async )?(?:const|let|function|class|interface|type)\s+(\w+)/gm)].map((it) => it[1]!);
    return names.filter((name) => !others.some((it) => new RegExp(`\\b${name}\\b`).test(it))).map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

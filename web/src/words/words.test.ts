import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogues, files, messages, module } from "../../scripts/keys.mjs";
import { LANGUAGES, load, type Part, preferred } from "./words";

const parts = files("en").map((it) => `web/${it.replace(".ftl", "")}` as Part);

test("the generated keys are up to date", () => {
  expect(readFileSync("src/words/keys.ts", "utf8")).toBe(module(catalogues("en")));
});

test("no text is unused: each key stands in the source, or its beginning before a value", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((it) => /\.(svelte|ts)$/.test(it) && !/\.test\.ts$|keys\.ts$/.test(it));
  const source = files.map((it) => readFileSync(`src/${it}`, "utf8")).join("\n");
  const beginnings = [...source.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((it) => it[1]!);
  const unused = messages(catalogues("en"))
    .map(([key]) => key)
    .filter((key) => !source.includes(`"${key}"`) && !source.includes(`'${key}'`) && !beginnings.some((it) => key.startsWith(it)));
  expect(unused).toEqual([]);
});

test.each(LANGUAGES)("%s has every text, with the same values as the others", (language) => {
  expect(messages(catalogues(language))).toEqual(messages(catalogues("en")));
});

test.each(LANGUAGES)("every text of %s can be said", async (language) => {
  const words = await load(language, parts);
  for (const [key, needs] of messages(catalogues(language))) {
    const values = Object.fromEntries(needs.map((it) => [it, 2])) as never;
    expect(words.text(key as "web-start", values).trim(), key).not.toBe("");
  }
});

test("Polish counts seats in three forms", async () => {
  const words = await load("pl");
  expect([1, 3, 5].map((number) => words.text("web-free-seats", { number }))).toEqual(["Jedno wolne miejsce", "3 wolne miejsca", "5 wolnych miejsc"]);
});

test("numbers are said without separators", async () => {
  expect((await load("de")).text("web-free-seats", { number: 12000 })).toBe("12000 freie Plätze");
});

test("a missing value is a bug and throws", async () => {
  const words = await load("en");
  expect(() => words.text("web-playing-as", {} as never)).toThrow("web-playing-as");
});

test("a chosen language comes before the browser's wishes, and those before English", () => {
  expect(preferred("pl", ["de-AT"])).toBe("pl");
  expect(preferred(null, ["fr-FR", "de-AT", "pl"])).toBe("de");
  expect(preferred("xx", ["fr"])).toBe("en");
});

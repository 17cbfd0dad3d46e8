import { describe, expect, test } from "vitest";
import type { Rulebook } from "../wire/types";
import { address, around, chapters, fold, pieces, search, wordsOf } from "./book";

const BOOK: Rulebook = {
  game: "harvest",
  sections: [
    { id: "HA-1", title: "The frame" },
    { id: "HA-10", title: "News" },
  ],
  clauses: [
    { id: "HA-1.1", text: "Most cash wins.", figures: [] },
    { id: "HA-1.2", text: "With `open_cash` everybody sees it (see HA-10.1).", figures: [] },
    { id: "HA-10.1", text: "Łódź pays for Öl.", figures: [] },
  ],
  figures: [],
  lore: [],
};
const LABELS = { open_cash: "Open cash" };
const plain = (text: string, words: string[] = []) =>
  pieces(text, LABELS, words)
    .map((it) => (it.hit ? `[${it.text}]` : it.kind === "plain" ? it.text : `<${it.text}>`))
    .join("");

test("a clause stands in its own section, also when the numbers begin alike", () => {
  expect(chapters(BOOK).map((it) => it.clauses.map((clause) => clause.id))).toEqual([["HA-1.1", "HA-1.2"], ["HA-10.1"]]);
});

test("before and after lead over the borders of sections and stop at the ends of the book", () => {
  expect(around(BOOK, "HA-1.2")).toMatchObject({ before: { id: "HA-1.1" }, after: { id: "HA-10.1" } });
  expect([around(BOOK, "HA-1.1").before, around(BOOK, "HA-10.1").after, around(BOOK, "XX-1.1").at, around(BOOK, "XX-1.1").after]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(around(BOOK, "HA-10").at?.id).toBe("HA-10.1");
});

describe("what a clause says", () => {
  test("mentioned clauses can be followed, options have their labels", () => {
    expect(plain(BOOK.clauses[1]!.text)).toBe("With <Open cash> everybody sees it (see <HA-10.1>).");
    expect(plain("AF-6.12, AF-7.2.")).toBe("<AF-6.12>, <AF-7.2>.");
  });

  test("a rule of the table is found in the book of the table", () => {
    expect([address("TB-1.2", "harvest"), address("HA-3.2", "harvest")]).toEqual(["/rules/table#TB-1.2", "/rules/harvest#HA-3.2"]);
  });

  test("every searched word is marked, overlapping ones once", () => {
    expect(plain("Cash is not cashier's.", ["cash", "ashi"])).toBe("[Cash] is not [cashi]er's.");
    expect(plain("(see HA-10.1)", ["ha-10"])).toBe("(see [HA-10.1])");
  });
});

describe("a search", () => {
  const ids = (typed: string) => search(BOOK, wordsOf(typed), LABELS).map((it) => it.id);

  test("wants every word, wherever it stands: text, number, title, label of an option", () => {
    expect([ids("cash wins"), ids("news"), ids("10.1"), ids("open cash"), ids("open news")]).toEqual([
      ["HA-1.1"],
      ["HA-10.1"],
      ["HA-1.2", "HA-10.1"],
      ["HA-1.2"],
      [],
    ]);
  });

  test("forgives case and accents and keeps the places of letters", () => {
    expect([ids("lodz ol"), ids("ŁÓDŹ")]).toEqual([["HA-10.1"], ["HA-10.1"]]);
    expect(fold("Łódź & Straße ŻÓŁĆ")).toHaveLength("Łódź & Straße ŻÓŁĆ".length);
  });

  test("does not begin with a single letter, but with a digit", () => {
    expect([wordsOf("a"), wordsOf("a b cash"), wordsOf("3")]).toEqual([[], ["cash"], ["3"]]);
  });
});

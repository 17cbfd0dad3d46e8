import { beforeAll, expect, test } from "vitest";
import { need, speak } from "../../words/speech.svelte";
import { bundlePhrase, readBundle, writeBundle } from "./bundle";
import { blank, counter, forUs, mostOf, offerWish } from "./offers";
import { company, view } from "./fake";

beforeAll(() => need("web/oilcity/screen", "game/oilcity"));

const offer = { number: 7, giver: 1, to: 0, give: "wax 2", take: "money 300", give_later: "", take_later: "tower 1", due: 4, votes: [] };

test("a bundle is read and written as on the server", () => {
  expect(readBundle("money 500, wax 2, plot 12, plot 3")).toEqual({ things: { money: 500, wax: 2 }, plots: [12, 3] });
  for (const text of ["", "money 500, wax 2, plot 12, plot 3", "crude 1, tower 2, refinery 1"]) expect(writeBundle(readBundle(text))).toBe(text);
});

test("things come in the order of the game whatever order they were added in, and nothing for what was stepped down to nought", () => {
  expect(writeBundle({ things: { refinery: 1, money: 100, gas: 0 }, plots: [] })).toBe("money 100, refinery 1");
});

test("a bundle is said with plurals and the names of plots; the second copy of a card says so", async () => {
  expect(bundlePhrase("money 500, wax 2, plot 1")).toBe("500 zlr, 2 cubes of wax and the plot Gorlice – Glinik Mariampolski (2)");
  expect(bundlePhrase("")).toBe("nothing");
  await speak("pl", false);
  expect(bundlePhrase("tower 2, driller 5")).toBe("2 wieże i 5 wiertaczy");
  await speak("en", false);
});

test("a counter-offer begins with the same deal seen from our side, and answers the offer", () => {
  expect(offerWish(counter(offer))).toEqual({
    do: "make-offer",
    with: { to: 1, give: "money 300", take: "wax 2", "give-later": "tower 1", "take-later": "", due: 4, answers: 7 },
  });
});

test("an offer to everybody is answered by an offer of its own", () => {
  expect(offerWish(counter({ ...offer, to: null })).with["answers"]).toBe(-1);
});

test("no due turn is named as long as nothing is promised", () => {
  const terms = { ...blank(2), give: readBundle("wax 1"), due: 5 };
  expect(offerWish(terms).with["due"]).toBe(0);
  expect(offerWish({ ...terms, takeLater: readBundle("money 100") }).with["due"]).toBe(5);
});

test("offers to us alone come before offers to everybody; our own and those to others do not wait for us", () => {
  const offers = [
    { ...offer, number: 1, to: null },
    { ...offer, number: 2 },
    { ...offer, number: 3, giver: 0, to: 1 },
    { ...offer, number: 4, to: 2 },
  ];
  expect(forUs(view({ offers })).map((it) => it.number)).toEqual([2, 1]);
  expect(forUs(view({ offers, company: null }))).toEqual([]);
});

test("we offer no more than the store holds, ask for no more than the other is seen to have, and promise freely", () => {
  const mine = company(0, { money: 700, store: { wax: 3 } });
  expect(mostOf(mine)).toMatchObject({ money: 700, wax: 3, gas: 0 });
  expect(mostOf(company(1, { store: { gas: 2 } }))).toMatchObject({ money: 10_000, gas: 2, wax: 0 });
  expect(mostOf(mine, true)["tower"]).toBeGreaterThan(0);
});

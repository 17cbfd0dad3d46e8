/** The marks on cards and charts are those of the data: every uncertain figure has one, and no other. */

import { beforeAll, expect, test, vi } from "vitest";
import data from "../../../../src/magnat/games/mcmulti/data/mcmulti.json";
import { compared, marks, told, uncertain } from "../../rules/labels";
import { need } from "../../words/speech.svelte";
import { Basket } from "./basket.svelte";
import Board from "./Board.svelte";
import Consumers from "./Consumers.svelte";
import { FakeDesk, opening } from "./fake";
import News from "./News.svelte";

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = vi.fn();
  await need("web/table", "web/origins", "web/mcmulti/screen", "game/mcmulti");
});

/** What everybody starts with stands on no card: the rules and the set-up tell of it. */
const FIGURES = uncertain(data).filter((it) => !it.startsWith("start."));
const ORIGINS = told(FIGURES);

const board = (seats: number) => {
  const desk = new FakeDesk(opening(seats));
  return marks(Board, { desk, held: undefined, basket: new Basket(() => desk), narrow: false, shown: undefined }, "mcmulti", ORIGINS);
};
const news = () => {
  const all = data.news.map((it) => it.id);
  const cards = { likely: all[0]!, unlikely: all[1]!, beside: all.slice(2, 4), unseen: all.slice(4, 6), under: all.slice(6), last: null };
  return marks(News, { desk: new FakeDesk(opening(4, { news: cards })) }, "mcmulti", ORIGINS);
};
const consumers = () => marks(Consumers, { desk: new FakeDesk(opening(4)) }, "mcmulti", ORIGINS);

test("every figure that was reconstructed is marked on its card or board, and no other is", () => {
  expect(FIGURES).toContain("consumer.red.step");
  expect(compared([...[2, 3, 4].flatMap(board), ...news(), ...consumers()], FIGURES)).toEqual({ missing: [], wrong: [] });
  expect(news()).toEqual(["news.embargo", "news.crude_shortage"]);
});

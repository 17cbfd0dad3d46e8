/** The marks on cards and map are those of the data: every figure on which sources disagree has one, and no other. */

import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import data from "../../../../src/magnat/games/africa/data/africa.json";
import { compared, marks, told, uncertain } from "../../rules/labels";
import { KEY } from "../../rules/origins";
import type { AfricaCompanyView } from "../../wire/types";
import { need } from "../../words/speech.svelte";
import Company from "./Company.svelte";
import { FakeDesk } from "./fake.svelte";
import Map_ from "./map/Map.svelte";

vi.setConfig({ testTimeout: 60_000 }); // jsdom takes a second or two to build so large a drawing

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await need("web/table", "web/origins", "web/africa/screen", "web/africa/map", "game/africa");
});

const FIGURES = uncertain(data);
const ORIGINS = told(FIGURES);

const companies = () =>
  data.companies.flatMap(({ code }) => {
    const desk = new FakeDesk();
    const company: AfricaCompanyView = { ...desk.view.companies[0]!, company: code, status: "waiting", cash: 0, pool: 0, shares: {} };
    return marks(Company, { desk, company }, "africa", ORIGINS);
  });

/** The figures of every hex and of every tile, as one touches them. */
async function hexes(): Promise<string[]> {
  const ids = data.map.hexes.map((it) => it.id);
  const track = Object.fromEntries(data.tiles.map((it, n) => [ids[n]!, `${it.number}/0`]));
  const found: string[] = [];
  for (const laid of [{}, track]) {
    const context = new Map([[KEY, () => ({ name: "africa", origins: ORIGINS })]]);
    const { container, unmount } = render(Map_, { props: { desk: new FakeDesk({ stage: "stock", track: laid }) }, context } as never);
    for (const hex of container.querySelectorAll("polygon.hex")) {
      await fireEvent.click(hex);
      found.push(...[...container.querySelectorAll<HTMLElement>(".told [data-figure]")].map((it) => it.dataset["figure"]!));
    }
    unmount();
  }
  return found;
}

test("every figure on which sources disagree is marked on its card or on the map, and no other is", async () => {
  expect(FIGURES).toContain("map.hexes.E4.cost");
  expect(compared([...companies(), ...(await hexes())], FIGURES)).toEqual({ missing: [], wrong: [] });
});

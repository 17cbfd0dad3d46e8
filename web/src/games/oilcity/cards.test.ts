import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import data from "../../../../src/magnat/games/oilcity/data/oilcity.json";
import { need } from "../../words/speech.svelte";
import CardsForm from "./CardsForm.svelte";

beforeAll(() => need("web/oilcity/cards", "game/oilcity"));

const shown = (texts: Record<string, string> = {}) => {
  const changed = vi.fn<(texts: Record<string, string>) => void>();
  render(CardsForm, { texts, changed });
  return { last: () => changed.mock.lastCall![0] };
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

test("a teacher begins with the printed cards and corrects a price and a field", async () => {
  const { last } = shown();
  await press("Start from the cards of this program");
  const [first] = JSON.parse(last()["own_events"]!) as { title: string; kerosene: number }[];
  expect(JSON.parse(last()["own_events"]!)).toHaveLength(data.events.length);
  expect(first!.kerosene).toBe(data.events[0]!.prices.kerosene);
  const plots = () => JSON.parse(last()["own_plots"]!) as { name: string; fields: string; copies: number }[];
  expect(plots()[0]).toEqual({ name: data.plots[0]!.name, fields: "c.w.G.-.c", copies: 3 });
  await fireEvent.input(document.querySelectorAll("input[type=number]")[2]!, { target: { value: "700" } });
  expect((JSON.parse(last()["own_events"]!) as { kerosene: number }[])[0]!.kerosene).toBe(700);
  await fireEvent.change(document.querySelector('[aria-label="Field 5"]')!, { target: { value: "g" } });
  expect(plots()[0]!.fields).toBe("c.w.g.-.c");
});

test("cards that are kept are shown, and without cards there is no text", async () => {
  const { last } = shown({ own_events: "", own_plots: '[{"name":"Corners","fields":"c.g.-.w.G","copies":9}]' });
  expect(screen.getByDisplayValue("Corners")).toBeTruthy();
  await press("Remove: Corners");
  expect(last()).toEqual({ own_events: "", own_plots: "" });
  await press("Add a plot");
  expect(JSON.parse(last()["own_plots"]!)).toHaveLength(1);
});

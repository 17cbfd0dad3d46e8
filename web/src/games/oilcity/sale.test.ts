import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import { deskOf } from "./fake";
import Sale from "./Sale.svelte";
import { proposed, wagonsFor, wagonsOf } from "./sale";

beforeAll(() => need("web/table", "web/oilcity/screen", "game/oilcity"));

const sell = (wax: number, gas: number, kerosene: number, wagons: number) => ({ do: "sell", with: { wax, gas, kerosene, wagons } });
const form = (field: string, high: number) => ({ action: "sell", field, low: 0, high, step: 1 });

test("units fill one wagon after the other; what finds no room is not drawn", () => {
  expect(wagonsOf({ wax: 1, gas: 2, kerosene: 2 }, 2)).toEqual([["wax", "gas", "gas", "kerosene"], ["kerosene"]]);
  expect(wagonsOf({ wax: 5, gas: 0, kerosene: 0 }, 1)).toEqual([["wax", "wax", "wax", "wax"]]);
});

test("five units need two wagons, if there are two", () => {
  expect(wagonsFor({ wax: 5, gas: 0, kerosene: 0 }, 3)).toBe(2);
  expect(wagonsFor({ wax: 5, gas: 0, kerosene: 0 }, 1)).toBe(1);
});

test("the load proposed first brings most on as few wagons as it takes; a wagon that brings nothing still counts as a sale", () => {
  const list = (...all: ReturnType<typeof sell>[]) => all.map((it) => ({ ...it, text: "" }));
  const prices = { wax: 100, gas: 400, kerosene: 0 };
  expect(proposed(list(sell(0, 0, 0, 0), sell(0, 4, 0, 1), sell(0, 4, 0, 2)), prices)?.with["wagons"]).toBe(1);
  expect(proposed(list(sell(0, 0, 0, 0), sell(0, 0, 1, 1)), prices)?.with["wagons"]).toBe(1);
  expect(proposed([], prices)).toBeUndefined();
});

const forms = [form("wax", 5), form("gas", 0), form("kerosene", 0), form("wagons", 2)];

test("the revenue is what the server says, and stepping down a unit asks again with the wagons it needs", async () => {
  const sold = { fact: "sold", clause: "OC-7.2", words: { price: 500 }, text: "" };
  const desk = deskOf({ asked: "sell", choices: [sell(5, 0, 0, 2)], forms, verdict: { facts: [sold] } });
  render(Sale, { desk });
  expect(await screen.findByText("500 zlr")).toBeTruthy();
  await fireEvent.click(screen.getByLabelText("wax (of 5): One less"));
  expect(desk.ask).toHaveBeenLastCalledWith(sell(4, 0, 0, 1));
  await fireEvent.click(screen.getByText("Sell 1 wagon"));
  expect(desk.act).toHaveBeenCalledWith(sell(4, 0, 0, 1));
});

test("touching a unit on a wagon takes it off, touching an empty place loads the dearest good that is left", async () => {
  const desk = deskOf({ asked: "sell", choices: [sell(2, 3, 0, 2)], forms: [form("wax", 2), form("gas", 3), form("kerosene", 0), form("wagons", 2)] });
  render(Sale, { desk });
  await fireEvent.click(screen.getAllByLabelText("Take off: wax")[0]!);
  expect(desk.ask).toHaveBeenLastCalledWith(sell(1, 3, 0, 1));
  await fireEvent.click(screen.getAllByLabelText("Take off: gas")[0]!);
  await fireEvent.click(screen.getAllByLabelText("Load: gas")[0]!);
  await fireEvent.click(screen.getAllByLabelText("Load: wax")[0]!);
  expect(desk.ask).toHaveBeenLastCalledWith(sell(2, 3, 0, 2));
  expect(screen.getAllByLabelText("Empty place")).toHaveLength(3);
});

test("a load that is refused says why and cannot be sent", async () => {
  const desk = deskOf({
    asked: "sell",
    choices: [sell(5, 0, 0, 2)],
    forms,
    verdict: { allowed: false, problem: { error: "refused", text: "The bank has run out." } },
  });
  render(Sale, { desk });
  expect(await screen.findByText("The bank has run out.")).toBeTruthy();
  expect(screen.getByText("Sell 2 wagons").closest("button")?.disabled).toBe(true);
});

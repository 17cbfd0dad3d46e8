import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import type { Choice } from "../../wire/types";
import { limitOf } from "./box";
import { company, deskOf } from "./fake";
import Investment from "./Investment.svelte";
import { account, amountsOf, pedlarBounds } from "./plans";
import { caution } from "./screen";

beforeAll(() => need("web/table", "web/oilcity/screen", "game/oilcity"));

const order = (member: number, order: string, amount: number) => ({ do: "order", with: { member, order, amount } });
const pedlar = (wax: number, gas: number, kerosene: number) => ({ do: "send-pedlar", with: { member: 0, wax, gas, kerosene } });
const listed = (...choices: { do: string; with: Choice["with"] }[]): Choice[] => choices.map((it) => ({ ...it, text: "" }));
const plan = (order: string, amount: number, member = 0) => ({ member, order, amount, wax: 0, gas: 0, kerosene: 0 });

test("the stepper of an order goes as far as the options of that partner", () => {
  const choices = listed(order(0, "driller", 2), order(0, "driller", 1), order(1, "driller", 3), order(0, "tower", 1));
  expect(amountsOf(choices, 0, "driller")).toEqual([1, 2]);
  expect(amountsOf(choices, 1, "tower")).toEqual([]);
});

test("a refinery takes as much crude as is offered", () => {
  expect(amountsOf(listed({ do: "run-refinery", with: { member: 2, crude: 1 } }, { do: "run-refinery", with: { member: 2, crude: 2 } }), 2, "refine")).toEqual([
    1, 2,
  ]);
});

test("with two units of gas on the pedlar's cart only one unit of wax fits, and none is always possible", () => {
  const choices = listed(pedlar(1, 0, 0), pedlar(2, 0, 0), pedlar(0, 2, 0), pedlar(1, 2, 0));
  expect(pedlarBounds(choices, 0, { wax: 0, gas: 0, kerosene: 0 }, "wax")).toEqual([0, 1, 2]);
  expect(pedlarBounds(choices, 0, { wax: 0, gas: 2, kerosene: 0 }, "wax")).toEqual([0, 1]);
  expect(pedlarBounds(choices, 0, { wax: 0, gas: 0, kerosene: 0 }, "kerosene")).toEqual([0]);
});

test("the pedlar's money pays for the partners' orders; running a refinery costs nothing", () => {
  const plans = [plan("tower", 3), { ...plan("pedlar", 2, 1), wax: 2 }, plan("refine", 4, 2)];
  expect(account({ options: {} }, plans, 1200)).toEqual({ cost: 1500, earned: 400, left: 100 });
});

test("the limits on the character card follow the option of the table", () => {
  expect(limitOf({ options: {} }, "manager", "plot")).toBe(3);
  expect(limitOf({ options: { limits: "balanced" } }, "manager", "plot")).toBe(3);
  expect(limitOf({ options: { limits: "specialist_3_2_1" } }, "manager", "tower")).toBe(2);
  expect(limitOf({ options: { limits: "plain_3_1" } }, "manager", "tower")).toBe(1);
});

test("plots cost what the table has chosen", () => {
  expect(account({ options: {} }, [plan("plot", 2)], 2400)).toEqual({ cost: 600, earned: 0, left: 1800 });
  expect(account({ options: { plot_price: 500 } }, [plan("plot", 2)], 2400)).toEqual({ cost: 1000, earned: 0, left: 1400 });
});

test("a token is laid by touching the thing, stepping to the number and confirming; my own partner is chosen first", async () => {
  const desk = deskOf({ asked: "invest", choices: [order(0, "driller", 1), order(0, "driller", 2), order(1, "driller", 1)] });
  render(Investment, { desk });
  await fireEvent.click(screen.getByText("driller"));
  await fireEvent.click(screen.getByLabelText("driller: One more"));
  await fireEvent.click(screen.getByText(/2 drillers, 200 zlr/));
  expect(desk.act).toHaveBeenCalledWith(order(0, "driller", 2));
});

test("whoever plays the whole company lays the tokens of all partners from one seat", async () => {
  const desk = deskOf({ asked: "invest", choices: [order(2, "tower", 1)] });
  render(Investment, { desk });
  await fireEvent.click(screen.getByText("Player 2"));
  await fireEvent.click(screen.getByText("tower"));
  await fireEvent.click(screen.getByText(/1 tower, 500 zlr/));
  expect(desk.act).toHaveBeenCalledWith(order(2, "tower", 1));
});

test("touching what cannot be had asks why not, and lays nothing", async () => {
  const desk = deskOf({ asked: "invest" });
  render(Investment, { desk });
  await fireEvent.click(screen.getByText("refinery run"));
  expect(desk.consider).toHaveBeenCalledWith({ do: "run-refinery", with: { member: 0, crude: 1 } });
  expect(desk.act).not.toHaveBeenCalled();
});

test("partners see each other's tokens, and what is left of the money", () => {
  const own = company(0, { money: 1000, plans: [plan("tower", 1, 1), plan("driller", 3, 2)] });
  render(Investment, { desk: deskOf({ view: { companies: [own] } }) });
  expect(screen.getByText("3 drillers")).toBeTruthy();
  expect(screen.getByText("200 zlr")).toBeTruthy();
});

test("whoever confirms is told first how many tokens do not lie yet", () => {
  const view = (plans: ReturnType<typeof plan>[]) => deskOf({ view: { companies: [company(0, { plans })] } }).view;
  expect(caution({ do: "confirm", with: {} }, view([plan("tower", 1)]))).toMatch(/^2 partners/);
  expect(caution({ do: "confirm", with: {} }, view([0, 1, 2].map((it) => plan("wagon", 1, it))))).toBe("");
  expect(caution({ do: "extract", with: {} }, view([]))).toBe("");
});

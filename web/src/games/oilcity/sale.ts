/** Loading wagons: how goods fill them, and which load is proposed first. */

import type { Choice } from "../../wire/types";
import { SOLD, WAGON_ROOM } from "./box";
import type { Load } from "./plans";

/** The units on each wagon, in the order wax, gas, kerosene; what finds no room is left out. */
export function wagonsOf(load: Load, wagons: number): string[][] {
  const units = SOLD.flatMap((good) => Array.from({ length: load[good] }, () => good as string));
  return Array.from({ length: wagons }, (_, n) => units.slice(n * WAGON_ROOM, (n + 1) * WAGON_ROOM));
}

export const unitsOf = (load: Load): number => load.wax + load.gas + load.kerosene;

/** As many wagons as the load needs, if there are that many. */
export const wagonsFor = (load: Load, have: number): number => Math.min(have, Math.ceil(unitsOf(load) / WAGON_ROOM));

export const loadOf = (choice: Choice): Load => ({
  wax: Number(choice.with["wax"]),
  gas: Number(choice.with["gas"]),
  kerosene: Number(choice.with["kerosene"]),
});

export const worth = (load: Load, prices: Record<string, number>): number => SOLD.reduce((sum, it) => sum + load[it] * (prices[it] ?? 0), 0);

/** The good that an empty place on a wagon is offered: the dearest that is left. */
export function nextGood(load: Load, have: (good: keyof Load) => number, prices: Record<string, number>): keyof Load | undefined {
  const left = SOLD.filter((it) => load[it] < have(it));
  return left.reduce<keyof Load | undefined>((best, it) => (best && (prices[best] ?? 0) >= (prices[it] ?? 0) ? best : it), undefined);
}

/** Of the listed loads the one that brings most, on as few wagons as it takes. */
export function proposed(choices: readonly Choice[], prices: Record<string, number>): Choice | undefined {
  const value = (it: Choice) => worth(loadOf(it), prices);
  const loads = choices.filter((it) => it.do === "sell");
  return loads.reduce<Choice | undefined>(
    (best, it) =>
      !best || value(it) > value(best) || (value(it) === value(best) && Number(best.with["wagons"]) === 0 && Number(it.with["wagons"]) > 0) ? it : best,
    undefined,
  );
}

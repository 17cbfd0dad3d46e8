/** The partners' tokens: what one may be laid on, with which amounts, and what all of them cost together. */

import type { Choice, OilCityPlanView, TableInfo } from "../../wire/types";
import type { Wanted } from "../desk";
import { counted, phrase } from "./bundle";
import { costOf, PEDLAR_PAYS, SOLD } from "./box";

/** The amounts of an order that a partner's token could be laid for now. */
export function amountsOf(choices: readonly Choice[], member: number, order: string): number[] {
  if (order === "refine") return sorted(choices.filter((it) => it.do === "run-refinery" && it.with["member"] === member).map((it) => it.with["crude"]));
  return sorted(choices.filter((it) => it.do === "order" && it.with["member"] === member && it.with["order"] === order).map((it) => it.with["amount"]));
}

export interface Load {
  wax: number;
  gas: number;
  kerosene: number;
}

/** How many units of one good the pedlar would take beside the rest of the load; none is always possible. */
export function pedlarBounds(choices: readonly Choice[], member: number, load: Load, good: keyof Load): number[] {
  const others = SOLD.filter((it) => it !== good);
  const fitting = choices.filter((it) => it.do === "send-pedlar" && it.with["member"] === member && others.every((other) => it.with[other] === load[other]));
  return [0, ...sorted(fitting.map((it) => it.with[good])).filter((it) => it > 0)];
}

export function wishOf(member: number, order: string, amount: number, load: Load): Wanted {
  if (order === "pedlar") return { do: "send-pedlar", with: { member, ...load } };
  if (order === "refine") return { do: "run-refinery", with: { member, crude: amount } };
  return { do: "order", with: { member, order, amount } };
}

/** What a token brings in: money of the pedlar. */
export const earnedBy = (plan: OilCityPlanView): number => (plan.order === "pedlar" ? plan.amount * PEDLAR_PAYS : 0);
/** What a token costs; the pedlar and the refinery cost nothing. */
export const priceOf = (table: Pick<TableInfo, "options">, plan: Pick<OilCityPlanView, "order" | "amount">): number =>
  plan.order === "pedlar" || plan.order === "refine" ? 0 : plan.amount * costOf(table, plan.order);

export interface Account {
  cost: number;
  earned: number;
  left: number;
}

export function account(table: Pick<TableInfo, "options">, plans: readonly OilCityPlanView[], money: number): Account {
  const cost = plans.reduce((sum, it) => sum + priceOf(table, it), 0);
  const earned = plans.reduce((sum, it) => sum + earnedBy(it), 0);
  return { cost, earned, left: money + earned - cost };
}

/** What a token lies on, in words: "3 towers", "2 cubes of wax". */
export function planPhrase(plan: OilCityPlanView): string {
  if (plan.order === "refine") return counted("crude", plan.amount);
  if (plan.order !== "pedlar") return counted(plan.order, plan.amount);
  return phrase(SOLD.filter((it) => plan[it]).map((it) => counted(it, plan[it])));
}

function sorted(values: readonly unknown[]): number[] {
  return [...new Set(values.filter((it): it is number => typeof it === "number"))].sort((a, b) => a - b);
}

const PROGRAM = -1;

/** OC-5.1: may this seat lay the partner's token? At a table of own tokens only for itself, for seats handed to it, and for those left to the program. */
export function laysFor(options: Readonly<Record<string, unknown>>, holders: readonly number[], seat: number, partner: number): boolean {
  return options["tokens"] !== "own" || partner === seat || holders[partner] === seat || holders[partner] === PROGRAM;
}

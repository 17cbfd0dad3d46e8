/** What things in 18Africa are called: by the game's own catalogue, with the numbers that are printed on them. */

import { say, thing, words } from "../../words/speech.svelte";
import type { Desk } from "../desk";
import { CONCESSIONS, ECONOMY, placeName, privateCard, trainCard } from "./box";
import { certificate } from "./cards";

const GAME = "africa";

/** The name of a kind of action, over its options in the list. */
export function kind(action: string): string {
  return words().composed(`web-africa-do-${action}`);
}

export const pounds = (amount: number): string => say("web-africa-pounds", { amount });
export const percent = (units: number): string => say("web-africa-percent", { amount: units * 10 });
export const companyName = (code: string): string => thing(GAME, "company", code);
export const privateName = (code: string): string => thing(GAME, "private", code);
export const concessionName = (id: string): string => thing(GAME, "concession", id);
export const stageName = (stage: string): string => thing(GAME, "stage", stage);
export const economyName = (economy: string): string => thing(GAME, "economy", economy);
export const statusName = (status: string): string => thing(GAME, "status", status);

/** A train's code, as message ids can hold it: 3+3T is 3_3T there. */
const trainId = (code: string) => code.replaceAll("+", "_");
export const trainName = (code: string): string => thing(GAME, "train", trainId(code));

/** A certificate, as in lists: "Director's certificate of MF". */
export function cardName(card: string): string {
  const { kind, code } = certificate(card);
  return words().composed("africa-part-card", { kind, name: kind === "private" ? privateName(code) : code });
}

/** Who owns or leads: a player, or a company by its code. */
export const holderName = (desk: Desk, holder: number | string): string =>
  typeof holder === "number" || /^\d+$/.test(holder) ? desk.name(Number(holder)) : holder;

export function privateText(code: string): string {
  const card = privateCard(code)!;
  return words().composed(`africa-private-${code}-text`, { price: card.price, income: card.income });
}

export function trainText(code: string): string {
  const card = trainCard(code)!;
  const { stops, towns, multiplier, price, resale } = card;
  return words().composed(`africa-train-${trainId(code)}-text`, { stops, towns, multiplier, price, resale, hardy: card.ignores_bad_times ? "yes" : "no" });
}

export function concessionText(id: string): string {
  const card = CONCESSIONS.find((it) => it.id === id)!;
  const ports = card.ports.map(placeName);
  const values = { bonus: card.bonus, origin: placeName(card.source), ports: ports.length, port: ports[0]!, other: ports.at(-1)! };
  return words().composed(`africa-concession-${id}-text`, values);
}

export function economyText(economy: string): string {
  const { city, town, bond } = ECONOMY[economy]!;
  return words().composed(`africa-economy-${economy}-text`, { city: signed(city), town: signed(town), bond });
}

/** +20, −10, ±0 */
export const signed = (amount: number): string => `${amount === 0 ? "±" : amount > 0 ? "+" : "−"}${Math.abs(amount)}`;

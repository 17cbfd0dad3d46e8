/** Certificates: what a card is, what is printed on it, and cards laid out by company. */

import type { AfricaView } from "../../wire/types";
import { COMPANIES, companyCard, DIRECTOR_UNITS, ORDINARY, PRIVATES, privateCard } from "./box";

const DIRECTOR = "-director";

export interface Certificate {
  kind: "director" | "share" | "private";
  code: string;
  price: number;
}

/** MF-director, MF or P1. */
export function certificate(card: string): Certificate {
  const code = card.endsWith(DIRECTOR) ? card.slice(0, -DIRECTOR.length) : card;
  const company = companyCard(code);
  if (!company) return { kind: "private", code, price: privateCard(code)?.price ?? 0 };
  return code === card ? { kind: "share", code, price: company.price } : { kind: "director", code, price: company.price * DIRECTOR_UNITS };
}

interface Lot {
  card: string;
  count: number;
}

const RANK = new Map([...COMPANIES.flatMap((it) => [it.code + DIRECTOR, it.code]), ...PRIVATES.map((it) => it.code)].map((card, n) => [card, n]));

/** Equal cards together, companies in the order of the box, the Director's certificate before the shares, privates last. */
export function lots(cards: readonly string[]): Lot[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return counted(Object.fromEntries(found));
}

/** The same from numbers of copies. */
export function counted(copies: Readonly<Record<string, number>>): Lot[] {
  return Object.entries(copies)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card, count }))
    .sort((one, other) => (RANK.get(one.card) ?? 0) - (RANK.get(other.card) ?? 0));
}

/** What lies in the bank pool, card by card, with what it costs there. */
export function pool(view: AfricaView): (Lot & { price: number })[] {
  const shares = view.companies.flatMap((it) => [
    { card: it.company + DIRECTOR, count: it.pool_director ? 1 : 0, price: it.price * DIRECTOR_UNITS },
    { card: it.company, count: it.pool, price: it.price },
  ]);
  const privates = view.pool_privates.map((card) => ({ card, count: 1, price: certificate(card).price }));
  return [...shares, ...privates].filter((it) => it.count > 0);
}

/** Cards whose place this seat does not know: in the deck or in somebody's hand. All cards less those that can be seen. */
export function unseen(view: AfricaView): Lot[] {
  const left: Record<string, number> = Object.fromEntries(PRIVATES.map((it) => [it.code, 1]));
  for (const it of view.companies) {
    if (it.status !== "waiting" && it.status !== "running") continue;
    const held = Object.values(it.shares).reduce((sum, units) => sum + units, 0);
    const directorOut = it.director !== null;
    left[it.company] = ORDINARY - (held - (directorOut ? DIRECTOR_UNITS : 0)) - it.pool;
    left[it.company + DIRECTOR] = directorOut || it.pool_director ? 0 : 1;
    for (const card of it.privates) left[card] = 0;
  }
  for (const card of view.pool_privates) left[card] = 0;
  const shown = [...view.discard, ...Object.entries(view.pile).flatMap(([card, count]) => Array<string>(count).fill(card)), view.turn.card];
  for (const it of view.players) shown.push(...(it.hand ?? it.known), ...(it.aside ?? []), ...it.privates);
  for (const card of shown) if (card in left) left[card]! -= 1;
  return counted(left);
}

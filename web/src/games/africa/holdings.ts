/** The account book of all holdings: who has which shares, what each player would have if the game ended now, and the same as CSV. */

import type { AfricaCompanyView, AfricaView } from "../../wire/types";
import { BOND_PRICE, DIRECTOR_UNITS } from "./box";
import { certificate } from "./cards";

export interface Account {
  seat: number;
  cash: number;
  bonds: number;
  privates: number;
  shares: { company: string; units: number; value: number; total: number }[];
  /** What is taken off for concessions never assigned, at tables that play so: the rest between the parts and the worth. */
  penalty: number;
  total: number;
}

/** Companies that take part: those that run by price, then those that wait, then those removed. */
export function listed(view: AfricaView): AfricaCompanyView[] {
  const ranks = ["running", "waiting", "removed"];
  return view.companies
    .filter((it) => ranks.includes(it.status))
    .sort((one, other) => ranks.indexOf(one.status) - ranks.indexOf(other.status) || other.price - one.price || one.arrived - other.arrived);
}

export const shareOf = (company: AfricaCompanyView, holder: number | string): number => company.shares[String(holder)] ?? 0;

const privatesWorth = (privates: readonly string[]): number => privates.reduce((sum, it) => sum + certificate(it).price, 0);

export function account(view: AfricaView, seat: number): Account {
  const player = view.players[seat]!;
  const shares = listed(view)
    .map((it) => ({ company: it.company, units: shareOf(it, seat), value: it.share_value, total: shareOf(it, seat) * it.share_value }))
    .filter((it) => it.units > 0);
  const bonds = player.bonds * BOND_PRICE;
  const privates = privatesWorth(player.privates);
  const parts = player.cash + bonds + privates + shares.reduce((sum, it) => sum + it.total, 0);
  return { seat, cash: player.cash, bonds, privates, shares, penalty: parts - player.worth, total: player.worth };
}

/** Best first; who has the same shares a place. */
export function ranking(view: AfricaView): { place: number; account: Account }[] {
  const accounts = view.players.map((it) => account(view, it.seat));
  return accounts
    .map((it) => ({ place: 1 + accounts.filter((other) => other.total > it.total).length, account: it }))
    .sort((one, other) => one.place - other.place || one.account.seat - other.account.seat);
}

export interface Columns {
  holder: string;
  cash: string;
  bonds: string;
  privates: string;
  certificates: string;
  worth: string;
  price: string;
  value: string;
  pool: string;
}

/** Players and companies one below another, companies side by side: shares in percent, as in the table on the screen. */
export function csv(view: AfricaView, names: (holder: number | string) => string, head: Columns): string {
  const companies = listed(view);
  const inPool = (it: AfricaCompanyView) => 10 * (it.pool + (it.pool_director ? DIRECTOR_UNITS : 0));
  const lines: (string | number)[][] = [
    [head.holder, ...companies.map((it) => it.company), head.cash, head.bonds, head.privates, head.certificates, head.worth],
    ...view.players.map((it) => [
      names(it.seat), ...companies.map((company) => 10 * shareOf(company, it.seat)), it.cash, it.bonds, it.privates.join(" "), it.certificates, it.worth,
    ]),
    ...companies.filter((it) => it.status === "running").map((it) => [
      it.company, ...companies.map((company) => 10 * shareOf(company, it.company)), it.cash, "", it.privates.join(" "), "", "",
    ]),
    [head.pool, ...companies.map(inPool), view.bank, view.bonds, view.pool_privates.join(" "), view.pool_certificates, ""],
    [head.price, ...companies.map((it) => it.price)],
    [head.value, ...companies.map((it) => it.share_value)],
  ]; // prettier-ignore
  return lines.map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Names may hold anything; what a spreadsheet would take for a formula is written as text. */
function cell(given: string | number): string {
  const text = typeof given === "string" && /^[=+\-@]/.test(given) ? `'${given}` : String(given);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** For tests: a desk with a company of three in front of it. */

import { vi } from "vitest";
import { card, position } from "../../table/fake";
import type { Choice, FormInfo, OilCityCompanyView, OilCityPlotView, OilCityView, TableInfo, Verdict } from "../../wire/types";
import type { Desk } from "../desk";

export const plot = (number: number, card: string, fields: Record<number, string> = {}): OilCityPlotView => ({
  number, card, fields: Array.from({ length: 9 }, (_, field) => fields[field] ?? ""), rolled: 0,
}); // prettier-ignore

export function company(number = 0, changes: Partial<OilCityCompanyView> = {}): OilCityCompanyView {
  return {
    company: number, name: "", stage: "investing", members: [0, 1, 2].map((it) => it + 3 * number), professions: ["manager", "merchant", "engineer"],
    characters: ["jablonski", "lukasiewicz", "suszycki"], money: number === 0 ? 2400 : null, store: {}, plots: [], plans: number === 0 ? [] : null,
    to_draw: 0, shown: 0, fresh: [], rolling: false, confirmed: [], crude_laid: number === 0 ? 0 : null, broken: 0, wagons: [0], revenue: [0],
    points: { plots: 1 }, ...changes,
  }; // prettier-ignore
}

export function view(changes: Partial<OilCityView> = {}): OilCityView {
  return {
    seat: 0, players: 9, company: 0, banker: false, phase: "turn", turn: 2, turns: 6, order: [], served: null, sold: null,
    event: "oil_congress", announced: false, prices: { wax: 100, gas: 400, kerosene: 300 },
    possible: { wax: [100, 200, 300], kerosene: [0, 300, 500], gas: [100, 200, 400] }, sheet: [], events_left: [],
    bank: {}, plots_left: {}, bankers: [false, false], routine: [false, false],
    holders: [0, 1, 2, 3, 4, 5, 6, 7, 8], companies: [company(0), company(1), company(2)], offers: [], promises: [], ...changes,
  }; // prettier-ignore
}

interface Given {
  options?: TableInfo["options"];
  view?: Partial<OilCityView>;
  asked?: string;
  choices?: Omit<Choice, "text">[];
  forms?: FormInfo[];
  verdict?: Partial<Verdict>;
}

export function deskOf({ options = {}, view: changes = {}, asked = "", choices = [], forms = [], verdict = {} }: Given) {
  const seen = view(changes);
  const listed = choices.map((it) => ({ ...it, text: it.do }));
  const desk: Desk<OilCityView> = {
    table: card({ game: "oilcity", players: 9, options }),
    position: position(1, 0, { view: seen, choices: listed, forms, asked: asked ? [{ key: asked, clause: "OC-5.1", must: true, text: asked }] : [] }),
    view: seen,
    seat: 0,
    playing: true,
    busy: false,
    told: [],
    draft: undefined,
    name: (seat) => `Player ${seat}`,
    letter: () => "P",
    choices: (kind, fields = {}) =>
      listed.filter((it) => (!kind || it.do === kind) && Object.entries(fields).every(([name, value]) => it.with[name] === value)),
    form: (kind, field) => forms.find((it) => it.action === kind && it.field === field),
    consider: vi.fn(),
    act: vi.fn(async () => true),
    actAll: vi.fn(async () => 0),
    ask: vi.fn(async () => ({ type: "verdict" as const, allowed: true, ...verdict })),
    rule: vi.fn(),
  };
  return desk;
}

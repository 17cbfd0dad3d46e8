/** For tests: an opening position for two, three or four, and a desk that remembers what was wished. */

import { card, position } from "../../table/fake";
import type { Choice, FormInfo, McMultiView, Position, TableInfo } from "../../wire/types";
import type { Desk, Wanted } from "../desk";
import { seating } from "./figures";

export function opening(seats: number, changes: Partial<McMultiView> = {}): McMultiView {
  const { owned } = seating(seats);
  const quadrants = owned.flatMap((places, owner) => places.map((place) => ({ place, owner }))).sort((a, b) => a.place - b.place);
  const market = { crude: { barrels: 25, buy: 6, sell: 5 }, gasoline: { barrels: 23, buy: 16, sell: 14 }, closed: false };
  return {
    seat: 0, seats, stage: "market", turn: 1, starter: 0, active: 0, declared: null, traded: null, roll: null, difference: 3, change_at: 8,
    goal: 750, well_price: 5, refinery_cells: 4, round_limit: 100,
    economy: { card: "recovery", demand: 3, buy: { rig: 5, station: 48, refinery: 64 }, sell: { rig: 3, station: 24, refinery: 30, well: 30 },
      next: ["downturn", "expansion", "expansion", "expansion", "expansion", "rapid_growth"] },
    news: { likely: "sales_tax", unlikely: "embargo", beside: [], unseen: ["cold_winter"], under: [], last: null },
    domestic: market, foreign: market,
    consumer: { cheapest: 26, barrels: 1, pays: 25, after: { expansion: 28 } },
    companies: owned.map((places, seat) => ({ seat, cash: seat === 0 ? 200 : null, crude: 2, gasoline: 2, debt: 0, settled: false, quadrants: places })),
    quadrants: quadrants.map(({ owner }) => ({ owner, rig: [], station: [], refinery: [], well: [], idle: [] })),
    bills: [], fee: null,
    ...changes,
  }; // prettier-ignore
}

export class FakeDesk implements Desk<McMultiView> {
  readonly considered: Wanted[][] = [];
  readonly acted: Wanted[] = [];
  readonly table: TableInfo = card({ game: "mcmulti", players: 4 });
  readonly position: Position;
  readonly seat = 0;
  readonly busy = false;
  readonly told = [];
  draft: Wanted | undefined;

  constructor(
    readonly view: McMultiView,
    choices: Wanted[] = [],
    forms: FormInfo[] = [],
    readonly playing = true,
  ) {
    const listed = choices.map((it) => ({ ...it, text: it.do }));
    this.position = position(1, 0, { view, choices: listed, forms, asked: [{ key: "assets", clause: "MM-6.1", must: true, text: "" }] });
  }

  name = (seat: number): string => ["Ada", "Bruno", "Celia", "Dora"][seat]!;
  letter = (seat: number): string => this.name(seat)[0]!;
  choices = (kind?: string, fields: Partial<Wanted["with"]> = {}): Choice[] =>
    this.position.choices.filter((it) => (!kind || it.do === kind) && Object.entries(fields).every(([name, value]) => it.with[name] === value));
  form = (kind: string): FormInfo | undefined => this.position.forms.find((it) => it.action === kind);
  consider = (...wishes: Wanted[]): void => void this.considered.push(wishes);
  act = async (wish: Wanted): Promise<boolean> => this.acted.push(wish) > 0;
  actAll = async (wishes: readonly Wanted[]): Promise<number> => this.acted.push(...wishes);
  ask = async (wish: Wanted) => ({ type: "verdict" as const, allowed: true, text: `${wish.do} ${wish.with.barrels}`, facts: [] });
  rule = (): void => {};
}

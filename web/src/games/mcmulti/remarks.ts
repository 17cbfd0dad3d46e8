/** Before a purchase or a sale is confirmed: how often the dice will meet there, and what is still missing afterwards. */

import { say } from "../../words/speech.svelte";
import type { FactLine, McMultiView } from "../../wire/types";
import type { Desk, Wanted } from "../desk";
import { covered } from "./cells";
import { SIDE } from "./figures";
import { meetings } from "./hits";
import { money } from "./words";

export function remarks(desk: Desk<McMultiView>, wish: Wanted, facts: readonly FactLine[]): string[] {
  if (wish.do === "buy-asset") return [odds(desk, String(wish.with.kind), Number(wish.with.cell))];
  const bill = desk.view.bills.find((it) => it.seat === desk.seat);
  const raised = facts.filter((it) => it.fact === "asset-sold").reduce((sum, it) => sum + Number(it.words.price), 0);
  if (!bill || !raised || bill.missing == null) return [];
  const missing = bill.missing - raised;
  return [missing > 0 ? say("web-mcmulti-bill-after", { missing: money(missing) }) : say("web-mcmulti-bill-enough")];
}

/** MM-4.5 (d), MM-4.6: in one roll of the two dice. */
function odds(desk: Desk<McMultiView>, kind: string, cell: number): string {
  const doubles = desk.table.options.produce_on_doubles === true;
  const both = meetings(covered(kind, cell, desk.view.refinery_cells), doubles);
  if (both) return say("web-mcmulti-odds-both", { times: both, all: SIDE * SIDE });
  return kind === "rig" ? say("web-mcmulti-odds-never-rig") : say("web-mcmulti-odds-never");
}

/** OC-2.4: the event cards and plots that a table has brought itself, as its options carry them. They come behind the printed ones. */

import type { TableInfo } from "../../wire/types";

interface OwnEvent {
  title: string;
  text: string;
  wax: number;
  gas: number;
  kerosene: number;
}

interface OwnPlot {
  name: string;
  /** By field, row by row: c, g or w for a deposit, as a capital where only towers may stand, a dot for a free field, a dash for the name. */
  fields: string;
  copies: number;
}

interface OwnCards {
  events: readonly OwnEvent[];
  plots: readonly OwnPlot[];
}

const NONE: OwnCards = { events: [], plots: [] };

let played: OwnCards = NONE;

/** From now on these cards are drawn and named; one table is on the page at a time. */
export function playWith(options: TableInfo["options"]): void {
  played = { events: listed<OwnEvent>(options["own_events"]), plots: listed<OwnPlot>(options["own_plots"]) };
}

export const ownCards = (): OwnCards => played;

/** The server has read the text before it set up the table; whatever is no list of cards counts as none. */
function listed<Card>(text: unknown): readonly Card[] {
  if (typeof text !== "string" || !text) return [];
  try {
    const cards: unknown = JSON.parse(text);
    return Array.isArray(cards) ? (cards as Card[]) : [];
  } catch {
    return [];
  }
}

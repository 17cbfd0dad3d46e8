/** OC-2.4: the event cards and plots that a table has brought itself, as its options carry them. They come behind the printed ones. */

import data from "../../../../src/magnat/games/oilcity/data/oilcity.json";
import type { TableInfo } from "../../wire/types";
import { words } from "../../words/speech.svelte";

export interface OwnEvent {
  title: string;
  text: string;
  wax: number;
  gas: number;
  kerosene: number;
}

export interface OwnPlot {
  name: string;
  /** By field, row by row: c, g or w for a deposit, as a capital where only towers may stand, a dot for a free field, a dash for the name. */
  fields: string;
  copies: number;
}

interface OwnCards {
  events: OwnEvent[];
  plots: OwnPlot[];
}

const NONE: OwnCards = { events: [], plots: [] };

let played: OwnCards = NONE;

/** From now on these cards are drawn and named; one table is on the page at a time. */
export function playWith(options: TableInfo["options"]): void {
  played = cardsOf(options);
}

export const cardsOf = (texts: Readonly<Record<string, unknown>>): OwnCards => ({
  events: listed<OwnEvent>(texts["own_events"]),
  plots: listed<OwnPlot>(texts["own_plots"]),
});

/** As the options carry them; no cards are no text. */
export const textsOf = ({ events, plots }: OwnCards): Record<string, string> => ({
  own_events: events.length ? JSON.stringify(events) : "",
  own_plots: plots.length ? JSON.stringify(plots) : "",
});

export const ownCards = (): OwnCards => played;

/** The server has read the text before it set up the table; whatever is not a list of cards counts as none. */
function listed<Card>(text: unknown): Card[] {
  if (typeof text !== "string" || !text) return [];
  try {
    const cards: unknown = JSON.parse(text);
    return Array.isArray(cards) ? (cards as Card[]) : [];
  } catch {
    return [];
  }
}

// Entering them

/** What a field can be: free, with the name, a deposit, a deposit for towers only. */
export const FIELD_KINDS = [".", "-", "c", "g", "w", "C", "G", "W"] as const;

export const withField = (fields: string, field: number, kind: string): string => fields.slice(0, field) + kind + fields.slice(field + 1);

export const emptyEvent = (): OwnEvent => ({ title: "", text: "", wax: 100, gas: 100, kerosene: 300 });
export const emptyPlot = (): OwnPlot => ({ name: "", fields: "c.w.g.-.c", copies: data.grid.copies_of_each_plot });

/** The printed cards in the reader's language, to be corrected by those of a real box. */
export const printedCards = (): OwnCards => ({
  events: data.events.map((it) => ({
    title: words().perhaps(`oilcity-event-${it.id}`, it.id),
    text: words().composed(`oilcity-event-${it.id}-text`, { year: it.year }),
    wax: it.prices.wax,
    gas: it.prices.gas,
    kerosene: it.prices.kerosene,
  })),
  plots: data.plots.map((it) => ({
    name: it.name,
    fields: [...data.grid.fields].map((field) => letterOf(it, field)).join(""),
    copies: data.grid.copies_of_each_plot,
  })),
});

function letterOf(plot: { deposits: Partial<Record<string, string>>; tower_only: string }, field: string): string {
  const good = plot.deposits[field];
  if (!good) return field === data.grid.name ? "-" : ".";
  return plot.tower_only.includes(field) ? good[0]!.toUpperCase() : good[0]!;
}

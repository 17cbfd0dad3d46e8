/** The games by name: each with its screen, loaded when a table of it is opened. */

import type { Component } from "svelte";
import { need } from "../words/speech.svelte";
import type { FactLine } from "../wire/types";
import type { Desk } from "./desk";

export interface GameScreen {
  /** The boards of the game, drawn from the view; everything on them can be touched. */
  Screen: Component<{ desk: Desk }>;
  /** The name of a kind of action, over its options in the list. */
  kind(action: string): string;
  /** Kinds that phones keep at hand when there are few of them: the others are touched on the boards, or in the list. All, if it is left out. */
  atHand?: readonly string[];
  /** Amounts for which the boards have a form of their own: then the list of options stays folded. */
  fills?: readonly string[];
  /** Several facts of one kind, one after the other and of one seat, in one sentence; undefined: each speaks for itself. */
  together?(facts: readonly FactLine[], name: (seat: number) => string): string | undefined;
}

/** `any`: each screen is typed with its own view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = Omit<GameScreen, "Screen"> & { Screen: Component<{ desk: any }> };

const SHELF: Record<string, () => Promise<Loaded>> = {
  mcmulti: () => import("./mcmulti"),
  oilcity: () => import("./oilcity"),
  africa: () => import("./africa"),
};

export async function screenOf(game: string): Promise<GameScreen> {
  const found = SHELF[game];
  if (!found) throw new Error(`no screen for ${game}`);
  const more = game === "africa" ? (["web/africa-map"] as const) : [];
  const [screen] = await Promise.all([found(), need("web/table", `web/${game}`, ...more, game as "mcmulti")]);
  return screen;
}

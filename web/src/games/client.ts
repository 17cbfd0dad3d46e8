/**
 * What this client knows of a game beyond what the server tells: the `index.ts` of its folder says it. Beside it lies `Emblem.svelte`, the
 * vignette: drawn in one ink as SVG in a square of 72, by itself, because the first page shows it and nothing else of the game.
 */

import type { Component } from "svelte";
import type { Tour } from "../tour/steps";
import type { FactLine, GameView, TableInfo, Told } from "../wire/types";
import type { Part } from "../words/words";
import type { Desk, Wanted } from "./desk";

export interface GameClient {
  /** Catalogues of this client that its screen speaks from; the game's own words are always there. */
  words: readonly Part[];
  /** Its screen, which is loaded when a table of it is opened. */
  screen(): Promise<LoadedScreen>;
  /** Its first-game tour. */
  tour(): Promise<Tour>;
  /** What a leader reads: the catalogue, and what the two buttons do with which the table waits after a round and goes on. */
  lesson?: { words: Part; hold(): string; next(): string };
  /** Its part of the wall: what all play about, in letters that are read from afar; sizes in `em`, and no more room than it is given. */
  wall?(): Promise<{ default: Component<WallProps> }>;
  /** The form for cards of one's own, where the game takes them as texts of its options, and the catalogue that it speaks from. */
  cards?: { form(): Promise<{ default: Component<CardsFormProps> }>; words: Part };
}

export interface WallProps {
  /** As somebody who only watches sees it. */
  view: GameView;
  table: TableInfo;
}

export interface CardsFormProps {
  /** By option. */
  texts: Readonly<Record<string, string>>;
  changed(texts: Record<string, string>): void;
}

/** A card in the middle of the screen. */
export interface Announcement {
  title: string;
  lines: string[];
  /** What goes from where to where: money and pieces are seen to move. */
  moves?: readonly { from: string; to: string; what: string }[];
  /** Good or bad for me; neither, if it is left out. */
  tone?: "good" | "bad";
  clause: string;
}

export interface GameScreen {
  /** The boards of the game, drawn from the view; everything on them can be touched. */
  Screen: Component<{ desk: Desk }>;
  /** The name of a kind of action, over its options in the list. */
  kind(action: string): string;
  /** Kinds that phones keep at hand when there are few of them: the others are touched on the boards, or in the list. All, if it is left out. */
  atHand?: readonly string[];
  /** Phones show a list of at most this many options without folding it; every list is folded, if it is left out. */
  unfolded?: number;
  /** Amounts for which the boards have a form of their own: then the list of options stays folded. */
  fills?: readonly string[];
  /** What somebody may have overlooked who is about to do this; empty if nothing. */
  caution?(wish: Wanted, view: GameView): string;
  /** Several facts of one kind, one after the other and of one seat, in one sentence; undefined: each speaks for itself. */
  together?(facts: readonly FactLine[], name: (seat: number) => string): string | undefined;
  /** How much a fact matters to somebody who was away: 0 goes without saying, 1 if it is left out, 3 changes the game. */
  weight?(fact: FactLine): number;
  /** What of an entry is shown to me in the middle of the screen: what happens to me or to everybody. */
  announce?(told: Told, desk: Desk): Announcement | undefined;
  /** What is worth knowing before a wish is confirmed, and is no event: odds, what it leaves, what it can never do. */
  remarks?(desk: Desk, wish: Wanted, facts: readonly FactLine[]): string[];
}

/** `any`: each screen is typed with its own view. */
type LoadedScreen = Omit<GameScreen, "Screen" | "remarks" | "announce"> & {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  announce?(told: Told, desk: any): Announcement | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Screen: Component<{ desk: any }>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  remarks?(desk: any, wish: Wanted, facts: readonly FactLine[]): string[];
};

/** What a table hands to the screen of a game: the position as one seat sees it, and the ways to act on it. */

import type { Choice, Due, FormInfo, GameView, Position, TableInfo, Told, Verdict } from "../wire/types";

/** A wish: what is sent as an `act`. */
export interface Wanted {
  do: string;
  with: Record<string, number | string>;
}

/** What a die, dice in their order, or a card of a real table show. */
export type Shown = number | string | boolean | readonly number[];

export interface Desk<V extends GameView = GameView> {
  readonly table: TableInfo;
  readonly position: Position;
  readonly view: V;
  /** The seat whose eyes these are; -1 watches. */
  readonly seat: number;
  /** False in a replay and for spectators: nothing can be done here. */
  readonly playing: boolean;
  /** A move is under way, or the new position is not here yet: nothing may be pressed. */
  readonly busy: boolean;
  /** What happened last, newest last; for lighting up what changed. */
  readonly told: readonly Told[];
  /** The wish that is being looked at in the dock, if any: the board shows it as a ghost. */
  readonly draft: Wanted | undefined;

  name(seat: number): string;
  letter(seat: number): string;
  /** The listed options of a kind, with those fields. */
  choices(kind?: string, fields?: Partial<Wanted["with"]>): Choice[];
  form(kind: string, field: string): FormInfo | undefined;

  /** Shows what a wish would bring and asks for a confirmation; of several one is chosen first. An impossible one is explained. */
  consider(...wishes: Wanted[]): void;
  /** Does it at once: for small steps that can be seen beforehand, such as the next barrel. */
  act(wish: Wanted): Promise<boolean>;
  /** Does several things one after the other, until one is refused; how many were done. */
  actAll(wishes: readonly Wanted[]): Promise<number>;
  /** Types in what the dice or cards of a real table show; not there where nothing is played. */
  roll?(due: Pick<Due, "roll" | "about">, shows: Shown): Promise<boolean>;
  /** May I, what would it bring, and if not why not? For forms that show it while they are filled in. */
  ask(wish: Wanted): Promise<Verdict | undefined>;
  /** Opens the rule beside the board. */
  rule(clause: string): void;
}

/** What a touch on the board means: the legal wishes there, or else the one wish that the dock should explain. */

import type { McMultiView } from "../../wire/types";
import type { Desk, Wanted } from "../desk";
import { type Asset, beginnings, covered } from "./cells";
import { BUYABLE, type Kind, SIDE } from "./figures";

type Choosing = Pick<Desk<McMultiView>, "choices" | "view">;

/** On an empty cell: the kind that is held, or every kind that may be placed there. */
export function onEmpty(desk: Choosing, quadrant: number, cell: number, held: Kind | undefined): Wanted[] {
  if (desk.view.stage === "land") return [{ do: "take-quadrant", with: { quadrant } }];
  const quadrantWish = desk.choices("choose-quadrant", { quadrant });
  if (quadrantWish.length) return quadrantWish;
  const kinds = held ? [held] : BUYABLE;
  const legal = kinds.flatMap((kind) => placing(desk, kind, quadrant, cell) ?? []);
  return legal.length ? legal : [{ do: "buy-asset", with: { kind: held ?? "rig", quadrant, cell } }];
}

/** A refinery goes where it fits over the touched cell, and over none of those that are spoken for. */
export function placing(desk: Choosing, kind: Kind, quadrant: number, cell: number, taken: ReadonlySet<number> = new Set()): Wanted | undefined {
  for (const at of beginnings(kind, cell, desk.view.refinery_cells)) {
    const [found] = desk.choices("buy-asset", { kind, quadrant, cell: at });
    if (found && !covered(kind, at, desk.view.refinery_cells).some((it) => taken.has(it))) return found;
  }
  return undefined;
}

/** On an asset: sell it, pay its fee, or drill, whatever is possible. */
export function onAsset(desk: Choosing, quadrant: number, asset: Asset): Wanted[] {
  const legal = [
    ...desk.choices("choose-quadrant", { quadrant }),
    ...(asset.kind === "rig" && isStruck(desk.view, quadrant, asset.cell) ? [...desk.choices("drill"), ...desk.choices("leave-rig")] : []),
    ...desk.choices("free-refinery", { quadrant, cell: asset.cell }),
    ...desk.choices("sell-asset", { kind: asset.kind, quadrant, cell: asset.cell }),
  ];
  return legal.length
    ? legal
    : [
        {
          do: asset.idle ? "free-refinery" : "sell-asset",
          with: asset.idle ? { quadrant, cell: asset.cell } : { kind: asset.kind, quadrant, cell: asset.cell },
        },
      ];
}

/** MM-4.5 (d): the cell where both dice meet. */
const isStruck = (view: McMultiView, quadrant: number, cell: number): boolean =>
  !!view.roll && view.roll.quadrant === quadrant && cell === (view.roll.red - 1) * SIDE + view.roll.black - 1;

/** The cells of a quadrant that can be touched to place something (a kind, or any). */
export function openCells(desk: Choosing, quadrant: number, held: Kind | undefined): Set<number> {
  const wishes = desk.choices("buy-asset", held ? { quadrant, kind: held } : { quadrant });
  return new Set(wishes.flatMap((it) => covered(String(it.with.kind), Number(it.with.cell), desk.view.refinery_cells)));
}

/** The shadow of a wish: what would stand, or go, and on which cells. */
export interface Ghost {
  kind: Kind;
  cell: number;
  under: number[];
  selling: boolean;
}

/** The wish that is being looked at, if it is about this quadrant. */
export function ghostOf(desk: Pick<Desk<McMultiView>, "draft" | "view">, quadrant: number): Ghost | undefined {
  const wish = desk.draft;
  if (!wish || wish.with.quadrant !== quadrant || typeof wish.with.cell !== "number") return undefined;
  const kind = (wish.with.kind ?? "refinery") as Kind;
  return { kind, cell: wish.with.cell, under: covered(kind, wish.with.cell, desk.view.refinery_cells), selling: wish.do !== "buy-asset" };
}

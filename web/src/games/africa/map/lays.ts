/** The tiles that may be laid on a hex, each with the ways round that it may lie; and what to ask about where none may. */

import { EDGES, opposite } from "../../../board/hex/geometry";
import type { Choice } from "../../../wire/types";
import type { Wanted } from "../../desk";
import { beyond, edgesOf, firstTiles, laid, nextTiles, type Place, type Shape } from "./atlas";

interface TileLays {
  tile: string;
  /** The lawful rotations, clockwise. */
  ways: number[];
}

export function byPlace(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const it of choices) found.set(String(it.with.place), [...(found.get(String(it.with.place)) ?? []), it]);
  return found;
}

/** The tiles in the order of the list, which is that of the supply. */
export function byTile(choices: readonly Choice[]): TileLays[] {
  const found = new Map<string, Set<number>>();
  for (const { with: it } of choices) found.set(String(it.tile), (found.get(String(it.tile)) ?? new Set()).add(Number(it.rotation)));
  return [...found].map(([tile, ways]) => ({ tile, ways: [...ways].sort((a, b) => a - b) }));
}

export const turned = (ways: readonly number[], from: number, by: 1 | -1): number => ways[(ways.indexOf(from) + by + ways.length) % ways.length] ?? from;

/** The listed lay; with or without the power that pays the river, if there is a choice. */
export function listed(choices: readonly Choice[], tile: string, rotation: number, waive: boolean): Choice | undefined {
  const same = choices.filter(({ with: it }) => it.tile === tile && it.rotation === rotation);
  return same.find(({ with: it }) => (it.waive === 1) === waive) ?? same[0];
}

/** What somebody means who touches a hex where nothing can be laid: a tile made for it, joined to the track around if it can be. */
export function meant(place: Place, lies: Shape, around: (it: Place) => Shape, supply: Record<string, number>): Wanted {
  const tiles = lies.tile ? nextTiles(lies) : firstTiles(place).flatMap((tile) => Array.from({ length: EDGES }, (_, rotation) => ({ tile, rotation })));
  const likely = (it: { tile: string; rotation: number }) => {
    const edges = edgesOf(laid(`${it.tile}/${it.rotation}`));
    const ways = edges.map((edge) => {
      const other = beyond(place, edge);
      if (!other) return -10;
      const there = around(other);
      if (edgesOf(there).includes(opposite(edge))) return 3;
      return there.colour === "gray" ? -10 : 0;
    });
    return ways.reduce<number>((sum, way) => sum + way, supply[it.tile] ? 0 : -5);
  };
  const best = tiles.reduce((one, other) => (likely(other) >= likely(one) ? other : one), tiles[0] ?? { tile: lies.tile, rotation: lies.rotation });
  return { do: "lay-tile", with: { place: place.id, tile: best.tile, rotation: best.rotation, waive: 0 } };
}

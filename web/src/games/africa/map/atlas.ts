/** The printed map, the tiles and the companies, as the data file of the game has them. */

import data from "../../../../../src/magnat/games/africa/data/africa.json";
import { centre, EDGES, type Point, times } from "../../../board/hex/geometry";
import type { Track } from "../../../board/hex/layout";
import { type Border, borders } from "../../../board/hex/route";

type Node = number | string;

interface StopData {
  kind: "town" | "city";
  name?: string;
  value?: number;
  slots?: number;
  variable?: boolean;
}

interface HexData {
  id: string;
  base: Colour;
  name?: string;
  label?: string;
  terrain?: "mountain" | "river";
  cost?: number;
  blocked?: boolean;
  stops?: StopData[];
  segments?: [Node, Node][];
}

interface TileData {
  number: string;
  count: number;
  colour: Colour;
  stops?: StopData[];
  segments: [Node, Node][];
  alternatives?: Record<string, [Node, Node][]>;
  upgrades_to?: { tile: string; relative_rotations: number[] }[];
}

interface Data {
  map: { offsets: [number, number][]; hexes: HexData[] };
  tiles: TileData[];
  first_lay: Record<"blank" | "one_town" | "two_towns" | "one_city" | "double_city", string[]>;
  companies: { code: string; name: string; home: string; city: string; colour: { background: string } }[];
  concessions: { id: string; source: string; ports: string[]; bonus: number }[];
  economy: { states: Record<string, { city: number; town: number }> };
}

const given = data as unknown as Data;

export type Colour = "white" | "yellow" | "green" | "brown" | "gray";

interface Stop {
  city: boolean;
  value: number;
  slots: number;
}

/** Track as it lies on a hex: a tile in one rotation, or what is printed there (`tile` is empty). */
export interface Shape extends Track {
  tile: string;
  rotation: number;
  colour: Colour;
  stops: readonly Stop[];
}

export interface Place {
  id: string;
  column: number;
  row: number;
  /** The centre in the picture. */
  at: Point;
  /** One name for each stop where there are two. */
  names: readonly string[];
  label: string;
  terrain: "" | "mountain" | "river";
  cost: number;
  blocked: boolean;
  printed: Shape;
}

/** The side of a hex in the units of the picture. */
export const SIDE = 50;

export const PLACES: readonly Place[] = given.map.hexes.map(placeOf);
const byId = new Map(PLACES.map((it) => [it.id, it]));
export const placeAt = (id: string): Place | undefined => byId.get(id);

export const border: Border = borders(given.map.offsets, placeAt);

/** The hex beyond an edge. */
const atSquare = new Map(PLACES.map((it) => [`${it.column} ${it.row}`, it]));
export function beyond(place: Place, edge: number): Place | undefined {
  const [across, down] = given.map.offsets[edge]!;
  return atSquare.get(`${place.column + across} ${place.row + down}`);
}

function placeOf(it: HexData): Place {
  const [column, row] = [it.id.charCodeAt(0) - 65, Number(it.id.slice(1))];
  return {
    id: it.id,
    column,
    row,
    at: times(SIDE, centre(column, row)),
    names: it.name?.split(" & ") ?? [],
    label: it.label ?? "",
    terrain: it.terrain ?? "",
    cost: it.cost ?? 0,
    blocked: it.blocked ?? false,
    printed: shape("", 0, it.base, it.stops ?? [], it.segments ?? []),
  };
}

function shape(tile: string, rotation: number, colour: Colour, stops: readonly StopData[], segments: readonly [Node, Node][]): Shape {
  const node = (it: Node) => (typeof it === "number" ? (it + rotation) % EDGES : EDGES + Number(it.slice(1)));
  return {
    tile,
    rotation,
    colour,
    stops: stops.map((it) => ({ city: it.kind === "city", value: it.value ?? 0, slots: it.slots ?? 0 })),
    cities: stops.map((it) => it.kind === "city"),
    segments: segments.map(([one, other]) => [node(one), node(other)].sort((a, b) => a - b) as [number, number]),
  };
}

// Tiles

const tileOf = (number: string): TileData | undefined => given.tiles.find((it) => it.number === number);

const shapes = new Map<string, Shape>();

/** "8/2" is tile 8 turned by two sixths; "933:six_way/0" a tile in its other form. */
export function laid(text: string): Shape {
  let found = shapes.get(text);
  if (!found) {
    const [name = "", rotation] = text.split("/");
    const [number = "", form] = name.split(":");
    const tile = tileOf(number)!;
    const segments = (form && tile.alternatives?.[form]) || tile.segments;
    shapes.set(text, (found = shape(number, Number(rotation), tile.colour, tile.stops ?? [], segments)));
  }
  return found;
}

/** The tiles that are made to lie on a hex first, by what is printed there. */
export function firstTiles(place: Place): readonly string[] {
  const { stops } = place.printed;
  const first = given.first_lay;
  if (!stops.length) return first.blank;
  if (stops[0]!.city) return stops.length > 1 ? first.double_city : first.one_city;
  return stops.length > 1 ? first.two_towns : first.one_town;
}

/** What a laid tile turns into: tile and rotation. */
export function nextTiles(old: Shape): { tile: string; rotation: number }[] {
  return (tileOf(old.tile)?.upgrades_to ?? []).flatMap(({ tile, relative_rotations }) =>
    relative_rotations.map((turn) => ({ tile, rotation: (old.rotation + turn) % EDGES })),
  );
}

export const edgesOf = (it: Track): number[] => [...new Set(it.segments.flat())].filter((node) => node < EDGES);

// Companies, commodities, the economy

export const COMPANIES = given.companies;
export const companyOf = (code: string) => given.companies.find((it) => it.code === code);

/** Black or white, whichever can be read better on the company's colour. */
export function letterInk(background: string): string {
  const parts = [1, 3, 5]
    .map((at) => Number.parseInt(background.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]! > 0.18 ? "#000" : "#fff";
}

export const CONCESSIONS = given.concessions;

interface Commodity {
  id: string;
  /** Is it where the goods come from, or where they go? */
  source: boolean;
}

export const goodsAt = (id: string): Commodity[] =>
  CONCESSIONS.flatMap((it) => [...(it.source === id ? [{ id: it.id, source: true }] : []), ...(it.ports.includes(id) ? [{ id: it.id, source: false }] : [])]);

/** What the economy adds to the printed values. */
export const changes = (economy: string) => given.economy.states[economy] ?? { city: 0, town: 0 };

import { beforeAll, describe, expect, test } from "vitest";
import { distance, EDGES, middle, plus } from "../../../board/hex/geometry";
import { layout } from "../../../board/hex/layout";
import { routePath } from "../../../board/hex/route";
import data from "../../../../../src/magnat/games/africa/data/africa.json";
import type { AfricaView, Choice } from "../../../wire/types";
import { need } from "../../../words/speech.svelte";
import { beyond, border, COMPANIES, CONCESSIONS, edgesOf, goodsAt, laid, letterInk, nextTiles, PLACES, placeAt, SIDE } from "./atlas";
import { describe as told } from "./describe";
import { lettersOn } from "./lettering";
import { lines } from "./lines";
import { byPlace, byTile, listed, meant, turned } from "./lays";
import { shapeOn, slots, standings, worth } from "./position";

beforeAll(() => need("web/africa/map", "game/africa"));

const view = (changes: Partial<AfricaView>) => ({ track: {}, companies: [], ...changes }) as unknown as AfricaView;
const company = (code: string, status: string, stations: string[]) => ({ company: code, status, stations }) as unknown as AfricaView["companies"][number];

describe("the map", () => {
  test("has every hex of the data, each in its place", () => {
    expect(PLACES).toHaveLength(data.map.hexes.length);
    expect(new Set(PLACES.map((it) => `${it.at.x} ${it.at.y}`)).size).toBe(PLACES.length);
  });

  test("names only hexes that exist: homes, commodities, ports", () => {
    for (const id of [...COMPANIES.map((it) => it.home), ...CONCESSIONS.flatMap((it) => [it.source, ...it.ports])]) expect(placeAt(id), id).toBeDefined();
    expect(goodsAt("M32")).toEqual([{ id: "gold", source: true }]);
  });

  test("printed track leads to hexes of the map only", () => {
    for (const place of PLACES) for (const edge of edgesOf(place.printed)) expect(beyond(place, edge), `${place.id} ${edge}`).toBeDefined();
  });
});

describe("tiles", () => {
  const every = data.tiles.flatMap((it) => Array.from({ length: EDGES }, (_, rotation) => `${it.number}/${rotation}`));

  test.each(every)("%s: the track of each edge starts in its middle, where the neighbour's begins", (text) => {
    const shape = laid(text);
    const { lines, spots } = layout(shape);
    expect(lines).toHaveLength(shape.segments.length);
    for (const { nodes, start, step } of lines) {
      expect(distance(start, middle(nodes[0]))).toBeLessThan(1e-9);
      const end = nodes[1] < EDGES ? middle(nodes[1]) : spots[nodes[1] - EDGES]!.at;
      expect(distance(step.to, end)).toBeLessThan(1e-9);
    }
  });

  test("turn clockwise", () => {
    expect(edgesOf(laid("9/0")).sort()).toEqual([0, 3]);
    expect(edgesOf(laid("9/1")).sort()).toEqual([1, 4]);
    expect(edgesOf(laid("8/5")).sort()).toEqual([1, 5]);
  });

  test("have their other form", () => {
    expect([edgesOf(laid("933/0")).length, edgesOf(laid("933:six_way/0")).length]).toEqual([5, 6]);
  });

  test("an upgrade keeps the old edges", () => {
    for (const { tile, rotation } of nextTiles(laid("8/2"))) expect(edgesOf(laid(`${tile}/${rotation}`))).toEqual(expect.arrayContaining(edgesOf(laid("8/2"))));
  });
});

describe("stations", () => {
  test("stand in their slots; homes wait beside them", () => {
    const hexes = standings(
      view({ track: { D5: "14/0" }, companies: [company("MF", "running", ["D5"]), company("AO", "waiting", []), company("CSAR", "out", [])] }),
    );
    expect(slots(shapeOn(placeAt("D5")!, "14/0"), 0, hexes.get("D5")!.stations, hexes.get("D5")!.homes)).toEqual([
      { company: "MF", stands: true },
      { company: "", stands: false },
    ]);
    expect(hexes.get("G2")!.homes).toBe("AO");
    expect(hexes.get("M32")!.homes).toBe("");
  });

  test("two companies of a double city wait in one city each", () => {
    const shape = placeAt("J21")!.printed;
    expect([0, 1].map((stop) => slots(shape, stop, "|", "COR CNR")[0]!.company)).toEqual(["COR", "CNR"]);
    expect([0, 1].map((stop) => slots(shape, stop, "COR|", "CNR")[0])).toEqual([
      { company: "COR", stands: true },
      { company: "CNR", stands: false },
    ]);
  });

  test("letters can be read on every company's colour", () => {
    expect([letterInk("#12d212"), letterInk("#1e1e1e"), letterInk("#f5e600"), letterInk("#0a0ac8")]).toEqual(["#000", "#fff", "#000", "#fff"]);
  });
});

describe("what is written on a hex", () => {
  const plain = { tile: "", stations: "|", homes: "" };
  const texts = (id: string, standing = plain, economy = "") => lettersOn(placeAt(id)!, standing, economy).map((it) => `${it.kind} ${it.text}`);

  test("every hex says its number; unbuilt ground what it costs, until a tile lies there", () => {
    for (const place of PLACES) expect(texts(place.id)).toContain(`id ${place.id}`);
    const dear = PLACES.find((it) => it.terrain && !it.names.length)!;
    expect(texts(dear.id)).toEqual([`id ${dear.id}`, `cost ${dear.cost}`]);
    expect(texts(dear.id, { ...plain, tile: "9/0" })).toEqual([`id ${dear.id}`, "number 9"]);
  });

  test("stations are lettered inside their ring, companies that are expected there as well", () => {
    const home = COMPANIES[0]!;
    const [waiting] = lettersOn(placeAt(home.home)!, { ...plain, homes: home.code }, "").filter((it) => it.kind === "home");
    const [standing] = lettersOn(placeAt(home.home)!, { ...plain, stations: `${home.code}|` }, "").filter((it) => it.kind === "station");
    expect([waiting!.text, standing!.text]).toEqual([home.code, home.code]);
    expect(standing).toMatchObject({ x: waiting!.x, y: waiting!.y });
    expect(standing!.size * standing!.text.length * 0.7).toBeLessThan(2 * 12.8);
  });
});

describe("values", () => {
  test("follow the economy and never fall below nothing", () => {
    expect([worth({ city: true, value: 30 }, "recession"), worth({ city: true, value: 30 }, "boom"), worth({ city: false, value: 10 }, "depression")]).toEqual([
      20, 50, 0,
    ]);
  });
});

describe("a hex in words", () => {
  const empty = { tile: "", stations: "|", homes: "" };

  test("says name, cost, stops and commodities", () => {
    expect(told(placeAt("N7")!, { ...empty, homes: "ENR" }, "recovery")).toBe("N7 Cairo: city, one station; river: £50 with the first tile; home of ENR");
    expect(told(placeAt("G8")!, empty, "recovery")).toBe("G8 Western Ahaggar: open country; mountains: £30 with the first tile; minerals from here");
  });

  test("says what the economy does to a value", () => {
    expect(told(placeAt("D5")!, { tile: "6/0", stations: "MF|", homes: "" }, "recession")).toBe(
      "D5 Marrakech: tile 6; city, one station, £10 (printed £20); stations: MF",
    );
  });
});

describe("laying track", () => {
  const lay = (place: string, tile: string, rotation: number, waive = 0): Choice => ({ do: "lay-tile", with: { place, tile, rotation, waive }, text: "" });
  const choices = [lay("F3", "3", 4), lay("F3", "58", 2), lay("F3", "58", 0), lay("F3", "58", 0, 1), lay("H3", "9", 1)];

  test("gathers the tiles of a hex, each with its ways round", () => {
    expect([...byPlace(choices).keys()]).toEqual(["F3", "H3"]);
    expect(byTile(byPlace(choices).get("F3")!)).toEqual([
      { tile: "3", ways: [4] },
      { tile: "58", ways: [0, 2] },
    ]);
  });

  test("turning goes through the lawful ways only, and round again", () => {
    expect([turned([0, 2, 5], 2, 1), turned([0, 2, 5], 5, 1), turned([0, 2, 5], 0, -1), turned([4], 4, 1)]).toEqual([5, 0, 5, 4]);
  });

  test("takes the lay with the power that pays the river only when wished", () => {
    expect([listed(choices, "58", 0, false)?.with.waive, listed(choices, "58", 0, true)?.with.waive, listed(choices, "58", 2, true)?.with.waive]).toEqual([
      0, 1, 0,
    ]);
  });

  test("a hex where nothing can be laid is asked about with a tile that would join the track beside it", () => {
    const shape = (it: { id: string; printed: ReturnType<typeof laid> }) => (it.id === "G4" ? laid("9/0") : it.printed);
    const wish = meant(placeAt("G6")!, placeAt("G6")!.printed, shape, { 7: 4, 8: 25, 9: 30 });
    expect(wish.with.place).toBe("G6");
    expect(edgesOf(laid(`${wish.with.tile}/${wish.with.rotation}`))).toContain(3);
  });
});

describe("a run", () => {
  test("has a line for each stop that counts; stops that are passed in a row share one", () => {
    const stop = (place: string, counted: boolean) => ({ place, stop: 0, base: 10, worth: 10, counted });
    const found = lines([stop("G2", true), stop("I2", false), stop("I4", false), stop("G16", true), stop("K16", false)]);
    expect(found.map((line) => line.map((it) => it.place))).toEqual([["G2"], ["I2", "I4"], ["G16"], ["K16"]]);
  });

  test("is drawn along laid and printed track", () => {
    const crossed = (id: string) => ({ at: placeAt(id)!.at, track: placeAt(id)!.printed });
    const whole = routePath(["D3", "E2"], crossed, border, SIDE)!;
    const start = plus(placeAt("D3")!.at, { x: middle(4).x * SIDE, y: middle(4).y * SIDE });
    expect(whole).toContain(`M${Math.round(start.x * 100) / 100},${Math.round(start.y * 100) / 100}`);
  });
});

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { card, position } from "../../../table/fake";
import type { AfricaView, Choice, Verdict } from "../../../wire/types";
import { need } from "../../../words/speech.svelte";
import type { Desk, Wanted } from "../../desk";
import Map from "./Map.svelte";

vi.setConfig({ testTimeout: 30_000 }); // jsdom takes a second or two to build so large a drawing

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await need("web/everywhere", "web/table", "web/africa/map", "game/africa");
});

const lay = (place: string, tile: string, rotation: number): Choice => ({
  do: "lay-tile",
  with: { place, tile, rotation, waive: 0 },
  text: `${tile} on ${place}`,
});
const END: Choice = { do: "end-track", with: {}, text: "no more" };

function desk(choices: Choice[], changes: Partial<AfricaView> = {}) {
  const view = {
    seat: 0, company: "AO", economy: "recovery", stage: "track", track: {}, taken: {}, supply: { 3: 5, 8: 25, 9: 30, 58: 9 },
    companies: [{ company: "AO", status: "running", stations: ["G2"], tokens: [40], trains: [] }], turn: { choosing: [] }, ...changes,
  } as unknown as AfricaView; // prettier-ignore
  const verdict: Verdict = { type: "verdict", allowed: true, text: "", facts: [{ fact: "tile-laid", clause: "AF-6.4", words: {}, text: "AO lays a tile." }] };
  return {
    table: card({ game: "africa" }), position: position(7, 0, { choices }), view, seat: 0, playing: true, busy: false, told: [], draft: undefined,
    name: () => "", letter: () => "", form: () => undefined, rule: () => {},
    choices: (kind?: string) => choices.filter((it) => !kind || it.do === kind),
    consider: vi.fn<(...wishes: Wanted[]) => void>(),
    act: vi.fn(async (_wish: Wanted) => true),
    actAll: vi.fn(async () => 0),
    ask: vi.fn(async (_wish: Wanted) => verdict),
  } satisfies Desk<AfricaView>; // prettier-ignore
}

/** By the beginning of its name: asking for roles takes seconds on a board with so many things. */
const named = (start: string) => document.querySelector<HTMLElement>(`[aria-label^="${start}"]`)!;
const touch = (start: string) => fireEvent.click(named(start));
const focused = () => document.activeElement!.getAttribute("aria-label")!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const button = (text: string) => screen.queryByText(text, { selector: "button" });

describe("laying track on the map", () => {
  const choices = [lay("H3", "8", 1), lay("H3", "9", 1), lay("H3", "9", 4), lay("F3", "58", 2), END];

  test("touching a hex with lays opens its tiles; turning and confirming lays the one that is seen", async () => {
    const at = desk(choices);
    render(Map, { desk: at });
    expect(named("H3").getAttribute("aria-label")).toMatch(/can be laid$/);
    await touch("H3");
    await fireEvent.click(screen.getByText("tile 9, 30 left").closest("button")!);
    expect(screen.getByText("1 of 2 ways")).toBeTruthy();
    await fireEvent.click(document.querySelector('[aria-label="Turn"]')!);
    expect(await screen.findByText("AO lays a tile.")).toBeTruthy();
    expect(at.ask).toHaveBeenLastCalledWith(choices[2]);
    await fireEvent.click(button("Lay the tile")!);
    expect(at.act).toHaveBeenCalledExactlyOnceWith(choices[2]);
    await waitFor(() => expect(button("Lay the tile")).toBeNull());
  });

  test("touching the hex again turns the tile", async () => {
    const at = desk([lay("H3", "9", 1), lay("H3", "9", 4), END]);
    render(Map, { desk: at });
    await touch("H3");
    await touch("H3");
    expect(screen.getByText("2 of 2 ways")).toBeTruthy();
  });

  test("touching a hex without a lay asks why not, with a tile that is made for it", async () => {
    const at = desk(choices);
    render(Map, { desk: at });
    await touch("K20: open country");
    const wish = at.consider.mock.calls[0]![0]!;
    expect([wish.do, wish.with.place, ["7", "8", "9"].includes(String(wish.with.tile))]).toEqual(["lay-tile", "K20", true]);
  });

  test("the whole of it by keyboard: walk, open, turn, lay", async () => {
    const at = desk(choices);
    render(Map, { desk: at });
    named("G2 Algiers").focus();
    await press("ArrowRight");
    expect(focused()).toMatch(/^H1/);
    await press("ArrowDown");
    await press("Enter");
    await screen.findByText("Lay the tile");
    expect(document.activeElement!.textContent).toContain("tile 8, 25 left");
    await press("Escape");
    expect(focused()).toMatch(/^H3/);
  });

  test("one hex is in the order of the tab key", () => {
    const { container } = render(Map, { desk: desk(choices) });
    expect(container.querySelectorAll('.hex[tabindex="0"]')).toHaveLength(1);
  });
});

describe("stations", () => {
  test("every city that can be had is a target; a choice of price is asked for", async () => {
    const token = (free: number): Choice => ({ do: "place-token", with: { place: "F11", stop: 0, cost: 40, free }, text: "" });
    const at = desk([token(0), token(1), { do: "skip-token", with: {}, text: "" }], { stage: "token" });
    render(Map, { desk: at });
    await touch("Station in F11 Timbuktu");
    expect(at.consider).toHaveBeenCalledWith(token(0), token(1));
  });

  test("a city that cannot be had is asked about", async () => {
    const at = desk([{ do: "skip-token", with: {}, text: "" }], { stage: "token" });
    render(Map, { desk: at });
    await touch("O20 Nairobi");
    expect(at.consider).toHaveBeenCalledWith({ do: "place-token", with: { place: "O20", stop: 0, cost: 40, free: 0 } });
  });
});

test("a double city offers each of its cities for the station", async () => {
  const choice = (stop: number): Choice => ({ do: "choose-city", with: { stop }, text: "" });
  const at = desk([choice(0), choice(1)], { stage: "city", turn: { choosing: ["COR"] } as unknown as AfricaView["turn"] });
  render(Map, { desk: at });
  await touch("Station in J21 Kinshasa");
  expect(at.consider).toHaveBeenCalledExactlyOnceWith(choice(1));
});

test("who only watches reads what is on a hex, and nothing more", async () => {
  const at = { ...desk([]), playing: false };
  const { container } = render(Map, { desk: at });
  await touch("N7 Cairo");
  expect(container.querySelector(".told")!.textContent).toContain("river: £50");
  expect(at.consider).not.toHaveBeenCalled();
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { api } from "../../people/here.svelte";
import { need } from "../../words/speech.svelte";
import { company, deskOf, plot } from "./fake";
import { dropped, lift, moved, planned, put, targets, touched, writeLayout } from "./placing";
import Plots from "./Plots.svelte";
import { beside, linesOf, walked } from "./reach";
import { extractions } from "./rolls";

beforeAll(() => need("web/table", "web/oilcity/screen", "game/oilcity"));

// Plot 0 is the one of the rulebook's example: a crude, c wax, e gas, i crude; b, d, f, h free; g the name.
const GORLICE = "gorlice_glinik_mariampolski";
const example = plot(0, GORLICE, { 0: "driller", 1: "fan", 3: "rig", 4: "tower", 5: "distillery", 7: "pump", 8: "driller" });

test("fields share sides, not corners", () => {
  expect(beside(4)).toEqual([1, 3, 5, 7]);
  expect(beside(0)).toEqual([1, 3]);
  expect(beside(5)).toEqual([2, 4, 8]);
});

test("arrow keys walk over a plot, never off it and never on its name", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => walked(GORLICE, 4, key))).toEqual([1, 7, 3, 5]);
  const off: [number, string][] = [[0, "ArrowUp"], [2, "ArrowRight"], [3, "ArrowLeft"], [8, "ArrowDown"]]; // prettier-ignore
  for (const [field, key] of off) expect(walked(GORLICE, field, key)).toBeUndefined();
  expect([walked(GORLICE, 3, "ArrowDown"), walked(GORLICE, 7, "ArrowLeft")]).toEqual([undefined, undefined]); // g is the name
  expect(walked(GORLICE, 4, "Enter")).toBeUndefined();
});

test("lines lead from each improvement to the deposits beside it, dotted where nothing stands", () => {
  const lines = linesOf(example).map((it) => `${it.kind} ${it.from}-${it.to}${it.active ? "" : " idle"}`);
  expect(lines).toEqual([
    "fan 1-0",
    "fan 1-2 idle",
    "fan 1-4",
    "rig 3-0",
    "rig 3-4",
    "distillery 5-2 idle",
    "distillery 5-4",
    "distillery 5-8",
    "pump 7-4",
    "pump 7-8",
  ]);
});

test("the reach of a piece that is only held over a field is shown too; towers have none", () => {
  const bare = plot(0, "gorlice_glinik_mariampolski");
  expect(linesOf(bare, { field: 7, piece: "pump" }).map((it) => it.to)).toEqual([4, 8]);
  expect(linesOf(bare, { field: 4, piece: "tower" })).toEqual([]);
});

test("touching a field with a piece in the hand puts it, touching a piece lifts it, touching nothing means nothing", () => {
  expect(touched({ piece: "tower" }, "", 0, 2)).toEqual(put("tower", 0, 2));
  expect(touched({ piece: "tower" }, "fan", 0, 1)).toEqual(lift(0, 1));
  expect(touched(undefined, "", 0, 2)).toBeUndefined();
});

test("a piece dragged from field to field moves in one step, across plots and trading places with what stands there", () => {
  const plots = [plot(0, "siary", { 0: "tower" }), plot(3, "siary", { 2: "driller" })];
  expect(moved(plots, { plot: 0, field: 0 }, { plot: 3, field: 2 })).toEqual({ do: "arrange", with: { layout: "D........ ..T......" } });
  expect(dropped(plots, { piece: "tower", from: { plot: 0, field: 0 } }, 0, 8)).toEqual({ do: "arrange", with: { layout: "........T ..D......" } });
  expect(dropped(plots, { piece: "pump" }, 0, 1)).toEqual(put("pump", 0, 1));
});

test("a layout is written with the letters of the server", () => {
  const layout = moved([example], { plot: 0, field: 0 }, { plot: 0, field: 2 }).with["layout"];
  expect(layout).toBe(".FDRTS.PD");
});

test("a plan for all plots is read as it is written; other wishes are no plan", () => {
  const fields = [example.fields, plot(3, "siary", { 2: "driller" }).fields];
  expect(planned({ do: "arrange", with: { layout: writeLayout(fields) } })).toEqual(fields);
  expect(planned(put("tower", 0, 2))).toBeUndefined();
  expect(planned(undefined)).toBeUndefined();
});

test("only fields where the options put the piece light up", () => {
  const choices = [put("pump", 0, 1), put("pump", 0, 7), put("pump", 5, 3), put("tower", 0, 0)].map((it) => ({ ...it, text: "" }));
  expect(targets(choices, "pump", 0)).toEqual([1, 7]);
  expect(targets(choices, undefined, 0)).toEqual([]);
});

const own = company(0, { stage: "preparing", store: { tower: 1 }, plots: [plot(0, "gorlice_glinik_mariampolski", { 1: "fan" })] });
const choices = [put("tower", 0, 0), put("tower", 0, 4), lift(0, 1)];

test("a tower goes from the tray to a deposit by two touches", async () => {
  const desk = deskOf({ view: { companies: [own] }, asked: "prepare", choices });
  render(Plots, { desk });
  await fireEvent.click(screen.getByRole("button", { name: "tower 1" }));
  await fireEvent.click(screen.getByLabelText("Field e, deposit for towers only: gas, fits here"));
  expect(desk.act).toHaveBeenCalledWith(put("tower", 0, 4));
});

test("a touched piece is lifted and stays in the hand", async () => {
  const desk = deskOf({ view: { companies: [own] }, asked: "prepare", choices });
  render(Plots, { desk });
  await fireEvent.click(screen.getByLabelText("Field b, free field, fan"));
  expect(desk.act).toHaveBeenCalledWith(lift(0, 1));
  expect(screen.getByRole("button", { name: "fan 0" }).getAttribute("aria-pressed")).toBe("true");
});

test("a tower on a free field is not put: the dock is asked why not", async () => {
  const desk = deskOf({ view: { companies: [own] }, asked: "prepare", choices });
  render(Plots, { desk });
  await fireEvent.click(screen.getByRole("button", { name: "tower 1" }));
  await fireEvent.click(screen.getByLabelText("Field d, free field"));
  expect(desk.act).not.toHaveBeenCalled();
  expect(desk.consider).toHaveBeenCalledWith(put("tower", 0, 3));
});

test("outside the preparation nothing on the plots can be touched", () => {
  render(Plots, { desk: deskOf({ view: { companies: [own] }, choices }) });
  expect(screen.queryByRole("button", { name: "tower 1" })).toBeNull();
  for (const field of screen.getAllByLabelText(/^Field/)) expect((field as HTMLButtonElement).disabled).toBe(true);
});

test("the dice of this turn are known by plot, those before the last event are not", () => {
  const fact = (name: string, words: Record<string, number | string>) => ({ fact: name, clause: "", words, text: "" });
  const won = { company: 0, wax: 0, gas: 0, kerosene: 0, crude: 2, short: 0 };
  const told = [
    { type: "told" as const, n: 1, at: 0, facts: [fact("extracted", { ...won, plot: 9, die: 1 })] },
    { type: "told" as const, n: 2, at: 0, facts: [fact("event-drawn", { turn: 2 })] },
    { type: "told" as const, n: 3, at: 0, facts: [fact("extracted", { ...won, plot: 4, die: 2 })] },
  ];
  expect([...extractions(told).values()].map((it) => [it.plot, it.die, it.crude])).toEqual([[4, 2, 2]]);
});

const arranged = (layout: string) => ({ n: 1, choice: { do: "arrange", with: { layout }, text: "Set up all plots anew" } });

test("a suggested layout is only looked at; the player confirms it", async () => {
  const desk = deskOf({ view: { companies: [own] }, asked: "prepare", choices });
  const asked = vi.spyOn(api, "post").mockResolvedValue(arranged("T.......F"));
  render(Plots, { desk });
  await fireEvent.click(screen.getByText("Suggest a layout"));
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/\/advice$/), { seat: 0 });
  await vi.waitFor(() => expect(desk.consider).toHaveBeenCalledWith(arranged("T.......F").choice));
  expect(desk.act).not.toHaveBeenCalled();
});

test("when everything stands best already, that is said", async () => {
  const desk = deskOf({ view: { companies: [own] }, asked: "prepare", choices });
  vi.spyOn(api, "post").mockResolvedValue(arranged(".F......."));
  render(Plots, { desk });
  await fireEvent.click(screen.getByText("Suggest a layout"));
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(desk.consider).not.toHaveBeenCalledWith(expect.anything());
});

test("the plan that is being looked at is drawn on the plots", () => {
  const desk = { ...deskOf({ view: { companies: [own] }, asked: "prepare", choices }), draft: { do: "arrange", with: { layout: "T........" } } };
  render(Plots, { desk });
  expect(screen.getByLabelText(/^Field a, .*tower/).className).toContain("changed");
  expect(screen.getByLabelText(/^Field b, free field$/).className).toContain("changed");
});

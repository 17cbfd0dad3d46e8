import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeGame, HARVEST } from "../games/fake";
import { card, position, told } from "../table/fake";
import type { TableInfo, Told } from "../wire/types";
import { need } from "../words/speech.svelte";
import { brought } from "./bring";
import Charts from "./Charts.svelte";
import Entries from "./Entries.svelte";
import Import from "./Import.svelte";
import { Reel } from "./reel.svelte";
import Transport from "./Transport.svelte";
import { api, session } from "../people/here.svelte";

const LAST = 60;
const facts: Record<number, [string, string, Record<string, number>]> = {
  2: ["week-began", "Week 1: Ada takes the dice.", { turn: 1 }],
  9: ["week-began", "Week 2: Bruno takes the dice.", { turn: 2 }],
  20: ["week-began", "Week 3: Ada takes the dice.", { turn: 3 }],
};
const name = (seat: number) => ["Ada", "Bruno"][seat] ?? "?";
let asked: { address: string; request: RequestInit }[];
let table: TableInfo;
/** What the server tells about a saved game that was sent to it, in whatever pieces it arrives. */
let news: TransformStream<Uint8Array, Uint8Array>;
let writer: WritableStreamDefaultWriter<Uint8Array>;
const tells = (text: string) => writer.write(new TextEncoder().encode(text));

function entry(n: number): Told {
  const [fact, text, words] = facts[n] ?? ["barrel-bought", `Ada buys barrel ${n}.`, {}];
  return { ...told(n), seat: 0, facts: n === 30 ? [] : [{ fact, clause: "HA-3.2", words, text }] };
}

async function server(address: string, request: RequestInit): Promise<Response> {
  asked.push({ address, request });
  const url = new URL(address, "http://x");
  if (url.pathname.endsWith("/imports")) return new Response(news.readable);
  if (url.pathname.endsWith("/position")) return Response.json(position(Number(url.searchParams.get("at")), Number(url.searchParams.get("seat"))));
  if (url.pathname.endsWith("/entries")) return Response.json({ entries: Array.from({ length: LAST }, (_, n) => entry(n + 1)), n: LAST, more: false });
  if (url.pathname.endsWith("/series")) return Response.json(series());
  if (url.pathname.endsWith("/people")) return Response.json({ person: { name: "Eve", language: "en" }, token: "" });
  if (url.pathname.endsWith("/words")) return Response.json({ game: "harvest", language: "en", source: HARVEST });
  return Response.json(table);
}

function series() {
  const line = (chart: string, of: string, id: number | string, ...values: (number | null)[]) => ({ chart, of, id, name: "", values });
  return {
    seat: -2,
    entries: [0, 30, 60],
    lines: [line("cash", "seat", 0, 250, 40, 90), line("cash", "seat", 1, 250, 70, null), line("price", "thing", "wheat", 25, 26, 27)],
  };
}

async function reel(at = 5): Promise<Reel> {
  const it = new Reel("QMLLFG", api);
  await it.open({ at, seat: undefined });
  it.game = fakeGame();
  return it;
}

beforeEach(async () => {
  asked = [];
  news = new TransformStream();
  writer = news.writable.getWriter();
  table = card({ status: "over", entries: LAST });
  vi.stubGlobal("fetch", server);
  await need("web/replay", "web/table", "game/harvest");
});
afterEach(() => vi.unstubAllGlobals());

test("the slider goes by keyboard: entries, turns, the ends; and the sentence is announced", async () => {
  const it = await reel();
  render(Transport, { reel: it, name, rule: () => {} });
  const user = userEvent.setup();
  const slider = screen.getByRole("slider", { name: "Entry" });
  slider.focus();
  const visited: number[] = [];
  for (const key of ["ArrowRight", "PageDown", "PageDown", "ArrowLeft", "PageUp", "End", "Home"]) {
    await user.keyboard(`{${key}}`);
    visited.push(it.at);
  }
  expect(visited).toEqual([6, 9, 20, 19, 9, LAST, 0]);
  await user.keyboard("{PageDown}{PageDown}");
  const said = screen.getByText("Week 2: Bruno takes the dice.").closest("[aria-live]");
  expect(said?.getAttribute("aria-live")).toBe("polite");
  expect(slider.getAttribute("aria-valuetext")).toContain("Entry 9 of 60, Round 1 · Week 2");
});

test("buttons do the same; at the ends they do nothing but stay where they are", async () => {
  const it = await reel(0);
  render(Transport, { reel: it, name, rule: () => {} });
  const user = userEvent.setup();
  const back = screen.getByRole("button", { name: "One entry back" });
  expect(back.getAttribute("aria-disabled")).toBe("true");
  await user.click(back);
  expect(it.at).toBe(0);
  await user.click(screen.getByRole("button", { name: "To the next turn" }));
  expect(it.at).toBe(2);
  await user.click(screen.getByRole("button", { name: "To the end" }));
  expect(it.at).toBe(LAST);
});

test("a clause opens its rule", async () => {
  const opened: string[] = [];
  render(Transport, { reel: await reel(), name, rule: (id: string) => opened.push(id) });
  await userEvent.click(screen.getByRole("button", { name: "Rule HA-3.2" }));
  expect(opened).toEqual(["HA-3.2"]);
});

test("an entry in the list is a way to its moment; one without a fact says that nothing changed", async () => {
  const it = await reel(28);
  render(Entries, { reel: it, name });
  await userEvent.click(screen.getByRole("button", { name: /Ada carries on; nothing else changes/ }));
  expect(it.at).toBe(30);
  expect(
    screen
      .getByText(/nothing else changes/)
      .closest("button")
      ?.getAttribute("aria-current"),
  ).toBe("step");
});

test("charts: lines can be hidden, the numbers of the moment stand beside them, and all of it is a table", async () => {
  const it = await reel(45);
  const { container } = render(Charts, { reel: it, table, charts: fakeGame().charts });
  const user = userEvent.setup();
  const ada = await screen.findByRole("button", { name: /Ada 40/ });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Ada 40, Bruno 70");
  expect(container.querySelectorAll("path.line")).toHaveLength(2);
  await user.click(ada);
  expect([ada.getAttribute("aria-pressed"), container.querySelectorAll("path.line").length]).toEqual(["false", 1]);
  await user.click(screen.getByRole("button", { name: "As a table" }));
  expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Entry", "When", "Ada", "Bruno"]);
  expect([...screen.getAllByRole("row").at(-1)!.children].map((cell) => cell.textContent)).toEqual(["60", "Round 2", "90", "–"]);
  await user.click(screen.getByRole("tab", { name: "Prices" }));
  expect(screen.getAllByRole("columnheader").at(-1)?.textContent).toBe("A sack of wheat");
});

test("a chart is asked for with the eyes that look, and again when they change", async () => {
  const it = await reel();
  render(Charts, { reel: it, table, charts: fakeGame().charts });
  await screen.findByRole("img");
  await it.see(1);
  await waitFor(() =>
    expect(asked.filter((call) => call.address.includes("/series")).map((call) => call.address.split("?")[1])).toEqual(["seat=-2", "seat=1"]),
  );
});

test("a saved game is sent as it is; a stranger gives a name first", async () => {
  render(Import);
  const choose = await screen.findByRole("button", { name: "Choose a file" });
  expect((choose as HTMLButtonElement).disabled).toBe(true);
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Eve");
  expect((choose as HTMLButtonElement).disabled).toBe(false);
  const file = new File(['{"magnat":1}\n'], "game.jsonl");
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  void tells('{"type":"checking","done":0,"of":0}\n');
  await screen.findByRole("button", { name: "Waiting for its turn …" });
  void tells('{"type":"checking","done":30,');
  void tells('"of":60}\n');
  await screen.findByRole("button", { name: "Checking every line: 50 %" });
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(30);
  void tells(JSON.stringify({ type: "imported", table: { ...table, code: "NEWONE" } }) + "\n");
  await waitFor(() => expect(location.pathname).toBe("/t/NEWONE/replay"));
  expect(asked.at(-1)?.request.body).toBe(file);
  expect(session.me?.name).toBe("Eve");
});

test("a saved game that the server refuses, or that it no longer speaks of, is no table", async () => {
  const file = new Blob(["x"]);
  void tells('{"type":"failed","problem":{"error":"import-too-long","text":"Too long."}}\n');
  await expect(brought(api, file, () => undefined)).rejects.toMatchObject({ problem: { error: "import-too-long" } });
  news = new TransformStream();
  writer = news.writable.getWriter();
  const lost = brought(api, file, () => undefined);
  void tells('{"type":"checking","done":1,"of":2}\n');
  void writer.close();
  await expect(lost).rejects.toMatchObject({ problem: { error: "offline" } });
});

import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { joined } from "../../replay/chart";
import type { Debrief as DebriefInfo, DebriefTeam } from "../../wire/types";
import { need } from "../../words/speech.svelte";
import { fakeServer } from "../fake";
import Debrief from "./Debrief.svelte";
import { chartsOf, linesOf, sum } from "./lines";

beforeAll(() => need("web/console_and_wall", "web/table"));

const team = (number: number, changes: Partial<DebriefTeam> = {}): DebriefTeam => ({
  team: number,
  name: ["Barn", "Mill", "Forge", "Loom"][number]!,
  people: ["Ala", "Bo"],
  roles: [],
  cash: null,
  place: number + 1,
  value: 90 - number,
  values: [10, 50, 90 - number],
  sheet: [{ name: "Plots", values: [1, 2, 3], points: 6 }],
  sold: [1, 2, 3],
  earned: [10, 20, 30],
  deals: 1,
  kept: 1,
  broken: 0,
  ...changes,
});

const told = (changes: Partial<DebriefInfo> = {}): DebriefInfo => ({
  code: "QMLLFG",
  title: "Class 7b",
  game: "harvest",
  minutes: 41,
  turns: [1, 2, 3].map((turn) => ({ turn, title: `Fair ${turn}`, prices: { wheat: turn * 5 }, sold: { wheat: 8 } })),
  teams: [team(1), team(0), team(3), team(2)],
  deals: [{ n: 12, turn: 2, text: "Barn lends Mill a plough.", kept: false }],
  turning: { state: "none", done: 0, all: 0, points: [] },
  questions: ["What would you do again?"],
  ...changes,
});

const BASE = "/tables/QMLLFG/debrief";

test("podium, questions, deals and prices against what was sold", async () => {
  fakeServer({ [`GET ${BASE}`]: told() });
  render(Debrief, { code: "QMLLFG" });
  const podium = await screen.findByRole("list", { name: "Podium" });
  expect(within(podium).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("What would you do again?")).toBeTruthy();
  expect(screen.getByText(/Barn lends Mill a plough/)).toHaveProperty("textContent", expect.stringContaining("broken"));
  const row = screen.getByRole("row", { name: /Fair 2/ });
  expect([...row.querySelectorAll("td")].map((it) => it.textContent)).toEqual(["Fair 2", "10\u00a0×\u00a08", "8", "80"]);
});

test("papers: for the class, for each company, for a spreadsheet", async () => {
  fakeServer({ [`GET ${BASE}`]: told() });
  render(Debrief, { code: "QMLLFG" });
  const links = (await screen.findAllByRole("link")).map((it) => it.getAttribute("href"));
  for (const it of ["class.pdf", "table.xlsx", "table.csv", "teams.pdf", "team-0.pdf", "team-3.pdf"]) expect(links).toContain(`/api/v1${BASE}/${it}`);
});

test("turning points are looked for when asked, show how far they are, and then how sure they are", async () => {
  const server = fakeServer({ [`GET ${BASE}`]: told(), [`POST ${BASE}/turning-points`]: {} });
  render(Debrief, { code: "QMLLFG" });
  const button = await screen.findByRole("button", { name: "Look for turning points" });
  server.answers[`GET ${BASE}`] = told({ turning: { state: "running", done: 30, all: 120, points: [] } });
  await userEvent.setup().click(button);
  expect(await screen.findByText("30 of 120 games played")).toBeTruthy();
  const point = { n: 40, turn: 2, team: 0, text: "Barn buys the mill.", before: 3.24, after: 1.5, sure: 0.31, chance: false, games: 60 };
  server.answers[`GET ${BASE}`] = told({ turning: { state: "ready", done: 120, all: 120, points: [point] } });
  await waitFor(() => expect(screen.getByText("Barn buys the mill.")).toBeTruthy(), { timeout: 8000 });
  expect(screen.getByText("3.2 → 1.5")).toBeTruthy();
  expect(screen.getByText("± 0.3 (95 %), from 60 replays")).toBeTruthy();
  expect(screen.getByText(/^120 replays in all/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Search again" })).toBeNull();
}, 15_000);

test("a search that had too little time says so, warns of what may be chance, and can be begun again", async () => {
  const point = { n: 40, turn: 2, team: 0, text: "Barn buys the mill.", before: 3.24, after: 2.5, sure: 1.31, chance: true, games: 10 };
  const server = fakeServer({
    [`GET ${BASE}`]: told({ turning: { state: "ready", done: 52, all: 450, points: [point] } }),
    [`POST ${BASE}/turning-points`]: {},
  });
  render(Debrief, { code: "QMLLFG" });
  expect(await screen.findByText(/only 52 of about 450 replays/)).toBeTruthy();
  expect(screen.getByText(/^May be chance/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Search again" }));
  expect(server.asked.some((it) => it.call === `POST ${BASE}/turning-points`)).toBe(true);
});

test("what the server refuses is read, and can be asked again", async () => {
  const server = fakeServer();
  render(Debrief, { code: "QMLLFG" });
  expect(await screen.findByText("Not now.")).toBeTruthy();
  server.answers[`GET ${BASE}`] = told();
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Class 7b")).toBeTruthy();
});

test("charts count by turn; one in which nothing was counted is left out", () => {
  const debrief = told({ teams: [team(0, { sold: [], earned: [] })] });
  expect(chartsOf(debrief)).toEqual(["values", "prices"]);
  expect(linesOf(debrief, "values")[0]!.values).toEqual([10, 50, 90]);
  expect(linesOf(debrief, "prices").map((it) => [it.name, it.values])).toEqual([["A sack of wheat", [5, 10, 15]]]);
  expect(sum(told(), "earned", 2)).toBe(120);
});

test("lines by turn go from point to point and leave gaps", () => {
  const same = (it: number) => it;
  expect(joined([1, 2, 3, 4], [5, 6, null, 7], same, same)).toBe("M1 5L2 6M4 7");
});

import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "../people/here.svelte";
import { card } from "../table/fake";
import { tourAt } from "../tour/tour.svelte";
import type { GameInfo, OriginInfo } from "../wire/types";
import { fakeGame, HARVEST } from "../games/fake";
import { need } from "../words/speech.svelte";
import Home from "./Home.svelte";

const ADA = {
  id: "1",
  name: "Ada",
  language: "en",
  login: null,
  webhook: "",
  email: "",
  quiet_from: -1,
  quiet_to: -1,
  zone: "UTC",
  email_confirmed: false,
  email_asked: false,
};
const GAMES: GameInfo[] = [
  fakeGame({ about: "Sow and reap." }),
  fakeGame({ name: "quarry", title: "Quarry", about: "Stone by stone.", seats: [9, 12], usual_seats: 9 }),
];

const ORIGINS: OriginInfo[] = [
  { place: "barn", kind: "reconstructed", title: "the size of a barn", text: "Nobody tells.", of: [] },
  { place: "mill", kind: "disputed", title: "what the mill costs", text: "Two tell.", of: [] },
];

let asked: { call: string; body: unknown }[];
let answers: Record<string, unknown>;

beforeEach(async () => {
  asked = [];
  answers = {
    "GET /games": GAMES,
    "GET /games/harvest/words?lang=en": { game: "harvest", language: "en", source: HARVEST },
    "GET /tables?free=true": { tables: [], more: false },
    "GET /tables?mine=true": { tables: [], more: false },
    "POST /people": { person: ADA, token: "", link: "" },
    "POST /tables": { table: card(), host_token: "", link: "", teams: [[0], [1], [2]] },
    "POST /tables/QMLLFG/dice/promise": { counted: true },
    "POST /tables/QMLLFG/start": card(),
    "GET /tables/QMLLFG": card(),
  };
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const call = `${request.method} ${address.replace("/api/v1", "")}`;
    asked.push({ call, body: request.body ? JSON.parse(request.body as string) : undefined });
    const known = answers[call];
    return known
      ? new Response(JSON.stringify(known))
      : new Response(JSON.stringify({ error: "not-found", text: "There is nothing here." }), { status: call === "GET /sessions" ? 401 : 404 });
  });
  history.replaceState(null, "", "/");
  await session.begin();
});

const posted = () => asked.filter((it) => it.call.startsWith("POST"));

test("a stranger types a name, presses once, and is at a running table", async () => {
  render(Home);
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "Your name" }), "Ada");
  await user.click(screen.getByRole("button", { name: "Play against bots" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
  expect(posted()).toEqual([
    { call: "POST /people", body: { name: "Ada", language: "en" } },
    { call: "POST /tables", body: { game: "harvest", seats: 3, bots: ["clerk", "clerk"], language: "en", visibility: "link" } },
    { call: "POST /tables/QMLLFG/dice/promise", body: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
    { call: "POST /tables/QMLLFG/start", body: {} },
  ]);
});

test("a table for friends is set up but not begun, with the seats that the game allows", async () => {
  answers["GET /sessions"] = { person: ADA };
  await session.begin();
  render(Home);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("radio", { name: /Quarry/ }));
  await user.click(screen.getByRole("button", { name: "Players: One more" }));
  await user.click(screen.getByRole("button", { name: "Play with friends" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
  expect(posted()).toEqual([{ call: "POST /tables", body: { game: "quarry", seats: 12, bots: [], language: "en", visibility: "link" } }]);
});

test("the games are asked for once: texts that come for the settings do not close what is open", async () => {
  render(Home);
  const user = userEvent.setup();
  await user.click(await screen.findByText("Other settings"));
  const title = await screen.findByRole("textbox", { name: "Table name" });
  await need("web/replay");
  expect(asked.filter((it) => it.call === "GET /games")).toHaveLength(1);
  expect(title.isConnected).toBe(true);
});

test("other settings are sent when they were changed, and options by their own names", async () => {
  answers["GET /sessions"] = { person: ADA };
  answers["GET /games"] = [
    {
      ...GAMES[0],
      origins: ORIGINS,
      options: [
        {
          name: "open_cash",
          label: "Open cash",
          text: "All is seen.",
          default: false,
          choices: [false, true],
          low: 0,
          high: 0,
          longest: 0,
          origin: "ours",
          published: null,
        },
      ],
    },
  ];
  await session.begin();
  render(Home);
  const user = userEvent.setup();
  await user.click(await screen.findByText("Other settings"));
  await user.click(await screen.findByRole("checkbox", { name: "Open cash" }, { timeout: 5000 }));
  expect(screen.getByText("All is seen. (our own)")).toBeTruthy();
  const line = screen.getByRole("link", { name: "Where the numbers come from" });
  expect([line.getAttribute("href"), line.parentElement?.textContent]).toEqual([
    "/rules/harvest#origins",
    expect.stringMatching(/we had to reconstruct: the size of a barn\..*disagree on some figures: what the mill costs\./),
  ]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Clock" }), "1 minute for each decision");
  await user.click(screen.getByRole("button", { name: "Play against bots" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
  expect(posted()[0]?.body).toMatchObject({ options: { open_cash: true }, clock: { kind: "move", seconds: 60 } });
});

test("a promise of this device that is refused is no reason not to begin", async () => {
  answers["GET /sessions"] = { person: ADA };
  delete answers["POST /tables/QMLLFG/dice/promise"];
  await session.begin();
  render(Home);
  await userEvent.click(await screen.findByRole("button", { name: "Play against bots" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
  expect(posted().at(-1)?.call).toBe("POST /tables/QMLLFG/start");
});

test("the tour is a running table against bots, and begins with the first step", async () => {
  answers["GET /sessions"] = { person: ADA };
  await session.begin();
  render(Home);
  await userEvent.click(await screen.findByRole("button", { name: "First-game tour" }));
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
  expect(tourAt("QMLLFG")).toEqual({ code: "QMLLFG", game: "harvest", step: 0 });
  expect(posted().map((it) => it.call)).toEqual(["POST /tables", "POST /tables/QMLLFG/dice/promise", "POST /tables/QMLLFG/start"]);
});

test("finished games lead to their replay", async () => {
  answers["GET /sessions"] = { person: ADA };
  answers["GET /tables?mine=true"] = { tables: [card({ status: "over" })], more: false };
  await session.begin();
  render(Home);
  await userEvent.click(await screen.findByText("Finished (1)"));
  expect(screen.getByRole("link", { name: "Watch the game again" }).getAttribute("href")).toBe("/t/QMLLFG/replay");
});

test("open tables are looked for by game", async () => {
  answers["GET /tables?free=true"] = { tables: [card({ status: "open", visibility: "public", seats: [] })], more: false };
  answers["GET /tables?free=true&game=quarry"] = { tables: [], more: false };
  render(Home);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Game" }), "Quarry");
  expect(await screen.findByText("No public table has a free seat at the moment.")).toBeTruthy();
});

test("a refusal is shown in the server's own words, and nothing is left", async () => {
  delete answers["POST /tables"];
  render(Home);
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "Your name" }), "Ada");
  await user.click(screen.getByRole("button", { name: "Play against bots" }));
  expect((await screen.findByRole("alert")).textContent).toContain("There is nothing here.");
  expect(location.pathname).toBe("/");
});

test("a code is checked before anything is opened", async () => {
  render(Home);
  const user = userEvent.setup();
  const field = await screen.findByRole("textbox", { name: "Table code" });
  await user.type(field, "qml{Enter}");
  expect(screen.getByText("A code has six letters.")).toBeTruthy();
  await user.type(field, "xxx{Enter}");
  expect(await screen.findByText("There is nothing here.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "qmllfg{Enter}");
  await waitFor(() => expect(location.pathname).toBe("/t/QMLLFG"));
});

test("my tables are listed with whose turn it is, and the title of the page says so", async () => {
  answers["GET /sessions"] = { person: ADA };
  answers["GET /tables?mine=true"] = { tables: [card()], more: false };
  await session.begin();
  render(Home);
  const line = await screen.findByRole("link", { name: /Harvest QMLLFG Your turn.*with Bruno/ });
  expect(line.getAttribute("href")).toBe("/t/QMLLFG");
  await waitFor(() => expect(document.title).toContain("Your turn"));
});

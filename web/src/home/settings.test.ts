import { describe, expect, test, vi } from "vitest";
import { Api, type Fetch } from "../people/api";
import { card } from "../table/fake";
import type { GameInfo, OptionInfo } from "../wire/types";
import { fakeGame } from "../games/fake";
import { openTable } from "./openTable";
import { allowedSeats, CLOCKS, clockOf, defaults, isPublished, isSwitch, newTable, otherwisePublished, publish } from "./settings";

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  label: name,
  text: "",
  default: false,
  choices: [false, true],
  low: 0,
  high: 0,
  longest: 0,
  origin: "rulebook",
  published: null,
  ...more,
});
const game = (more: Partial<GameInfo> = {}): GameInfo =>
  fakeGame({ options: [option("open_cash", {}), option("round_limit", { default: 100, choices: [], high: 1000 })], ...more });
const QUARRY = game({
  name: "quarry",
  seats: [9, 12],
  options: [option("company_size", { default: 3, choices: [3, 2, 4] })],
  seat_changes: [{ option: "company_size", value: 2, seats: [6, 8, 10] }],
});

describe("a new table", () => {
  test("with bots is full of the best ones but for one seat", () => {
    expect(newTable(game(), 3, "bots", "de")).toEqual({ game: "harvest", seats: 3, bots: ["clerk", "clerk"], language: "de", visibility: "link" });
  });

  test("for friends is found only by its code, for anyone it is public, unless it was chosen", () => {
    expect(newTable(game(), 2, "friends", "en")).toMatchObject({ bots: [], visibility: "link" });
    expect(newTable(game(), 2, "anyone", "en")).toMatchObject({ bots: [], visibility: "public" });
    expect(newTable(game(), 2, "bots", "en", { ...defaults(game()), visibility: "public" })).toMatchObject({ visibility: "public" });
  });

  test("names only what was changed", () => {
    const chosen = {
      ...defaults(game()),
      options: { open_cash: true, round_limit: 100, gone: 1 },
      clock: "bank 1800 10",
      bot: "random",
      pause: 0,
      title: "  Club  ",
    };
    expect(newTable(game(), 2, "bots", "en", chosen)).toEqual({
      game: "harvest",
      seats: 2,
      bots: ["random"],
      language: "en",
      visibility: "link",
      options: { open_cash: true },
      clock: { kind: "bank", seconds: 1800, extra: 10 },
      bot_pause: 0,
      title: "Club",
    });
  });

  test("real dice are typed in only where the screen has a place for them", () => {
    const chosen = (it: GameInfo) => ({ ...defaults(it), dice: "typed" as const });
    expect(newTable(game(), 2, "friends", "en", chosen(game()))).toMatchObject({ dice: "typed" });
    const drawn = game({ typed: [] });
    expect(newTable(drawn, 2, "friends", "en", chosen(drawn))).not.toHaveProperty("dice");
  });

  test("over days takes no clock that was chosen for an evening", () => {
    const chosen = { ...defaults(game()), pace: "async" as const, clock: "move 60" };
    expect(newTable(game(), 2, "friends", "en", chosen)).toEqual({ game: "harvest", seats: 2, bots: [], language: "en", visibility: "link", pace: "async" });
  });
});

test("every clock that is offered has a time, the first one is none", () => {
  for (const pace of ["live", "async"] as const) {
    expect(CLOCKS[pace].map(clockOf)[0]).toEqual({ kind: "none" });
    for (const it of CLOCKS[pace].slice(1)) expect(clockOf(it).seconds, it).toBeGreaterThan(0);
  }
});

test("yes and no is a switch, other options are not", () => {
  expect(game().options.map(isSwitch)).toEqual([true, false]);
});

test("an option may let others than the usual numbers play", () => {
  expect([allowedSeats(QUARRY, {}), allowedSeats(QUARRY, { company_size: 3 }), allowedSeats(QUARRY, { company_size: 2 })]).toEqual([
    [9, 12],
    [9, 12],
    [6, 8, 10],
  ]);
});

describe("roles", () => {
  const seats = Array.from({ length: 11 }, (_, seat) => ({
    seat,
    kind: "bot" as const,
    name: "",
    bot: "",
    mine: false,
    here: false,
    left: null,
    free: false,
    shared: false,
  }));

  async function calls(role: "seat" | "company" | "bank") {
    const fetch = vi.fn<Fetch>(
      async () =>
        new Response(
          JSON.stringify({
            table: card({ players: 9, seats }),
            host_token: "",
            link: "",
            teams: [
              [0, 1, 2],
              [3, 4, 5],
              [6, 7, 8],
            ],
          }),
        ),
    );
    await openTable(new Api(() => "en", fetch), "en", { game: QUARRY, seats: 9, companions: "bots", settings: { ...defaults(QUARRY), role } });
    return fetch.mock.calls.map(([path, request]) => {
      const body = request.body as string;
      const sent = request.method === "PUT" ? body : ((JSON.parse(body) as { bots?: string[] }).bots?.length ?? "");
      return `${request.method} ${path.replace("/api/v1/tables", "")} ${sent}`.replace("  ", " ").trim();
    });
  }

  test("a whole company: its other seats are taken from the bots before the game begins", async () => {
    expect(await calls("company")).toEqual([
      "POST 8",
      'PUT /QMLLFG/seats/1 {"kind":"person"}',
      'PUT /QMLLFG/seats/2 {"kind":"person"}',
      "POST /QMLLFG/dice/promise",
      "POST /QMLLFG/start",
    ]);
  });

  test("the bank: bots play all companies, and both bankers' seats are mine", async () => {
    expect(await calls("bank")).toEqual([
      "POST 9",
      'PUT /QMLLFG/seats/9 {"kind":"person"}',
      'PUT /QMLLFG/seats/10 {"kind":"person"}',
      "POST /QMLLFG/dice/promise",
      "POST /QMLLFG/start",
    ]);
  });

  test("one seat needs nothing more", async () => {
    expect(await calls("seat")).toEqual(["POST 8", "POST /QMLLFG/dice/promise", "POST /QMLLFG/start"]);
  });
});

describe("the published rules", () => {
  const ORE = game({
    options: [
      option("order", { default: "oldest", choices: ["oldest", "newest"], published: "newest" }),
      option("numbers", { default: true, choices: [true, false], published: true }),
      option("variant", {}),
    ],
  });

  test("say otherwise in some options", () => {
    expect(otherwisePublished(ORE).map((it) => it.name)).toEqual(["order"]);
    expect(otherwisePublished(game())).toEqual([]);
  });

  test("are set by one switch, and back; what they do not speak of stays", () => {
    const on = publish(ORE, { variant: true, numbers: false }, true);
    expect(on).toEqual({ order: "newest", numbers: true, variant: true });
    expect(isPublished(ORE, on)).toBe(true);
    const off = publish(ORE, on, false);
    expect(off).toEqual({ order: "oldest", numbers: true, variant: true });
    expect(isPublished(ORE, off)).toBe(false);
  });

  test("are sent as the options that they set", () => {
    const chosen = { ...defaults(ORE), options: publish(ORE, {}, true) };
    expect(newTable(ORE, 3, "friends", "en", chosen).options).toEqual({ order: "newest" });
  });

  test("are left as soon as one option differs", () => {
    expect(isPublished(ORE, { ...publish(ORE, {}, true), order: "oldest" })).toBe(false);
  });
});

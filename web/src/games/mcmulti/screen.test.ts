import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { need } from "../../words/speech.svelte";
import { Basket } from "./basket.svelte";
import Board from "./Board.svelte";
import { announce } from "./events";
import { FakeDesk, opening } from "./fake";
import Markets from "./Markets.svelte";
import Now from "./Now.svelte";
import Screen from "./Screen.svelte";
import Palette from "./Palette.svelte";
import { remarks } from "./remarks";
import { together } from "./together";
import Track from "./Track.svelte";

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = vi.fn();
  await need("web/mcmulti/screen", "game/mcmulti");
});

const track = (desk: FakeDesk) => render(Track, { desk, market: "domestic", good: "crude", track: desk.view.domestic.crude });
const rolled = (red: number, black: number, quadrant: number) => ({ red, black, quadrant, running: "active", running_seat: null });
const trade = { do: "buy-barrel", with: { market: "domestic", good: "crude" } };

describe("a price track", () => {
  test("shows the next prices on the button, and buys at once", async () => {
    const desk = new FakeDesk(opening(4), [trade]);
    track(desk);
    const button = screen.getByRole("button", { name: /Buy for \$6 then 7, 8, 9/ });
    await userEvent.click(button);
    expect(desk.acted).toMatchObject([trade]);
  });

  test("explains a barrel that cannot be sold", async () => {
    const desk = new FakeDesk(opening(4), [trade]);
    track(desk);
    await userEvent.click(screen.getByRole("button", { name: /Sell for \$5/ }));
    expect([desk.acted, desk.considered]).toEqual([[], [[{ do: "sell-barrel", with: { market: "domestic", good: "crude" } }]]]);
  });
});

test("a tax counts down: what is missing now, and after the sale that is being looked at", () => {
  const bills = [{ seat: 0, card: "sales_tax", owed: 30, missing: 12, assets: 90 }];
  const desk = new FakeDesk(opening(4, { stage: "tax", bills }));
  render(Now, { desk, basket: new Basket(() => desk), held: undefined });
  expect(screen.getByText("$12 still missing")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("18");
  const sold = (price: number) => [{ fact: "asset-sold", clause: "", words: { seat: 0, price }, text: "" }];
  expect(remarks(desk, { do: "sell-asset", with: {} }, sold(5))).toEqual(["After this sale $7 will still be missing."]);
  expect(remarks(desk, { do: "sell-asset", with: {} }, sold(12))[0]).toMatch(/is enough/);
});

describe("what happens to me or to everybody", () => {
  const fact = (name: string, words: Record<string, number | string>) => ({ fact: name, clause: "MM-9.1", words, text: `${name}.` });
  const told = (...facts: ReturnType<typeof fact>[]) => ({ type: "told" as const, n: 5, at: 0, facts });
  const desk = new FakeDesk(opening(4));

  test("news tell what the card says, what it cost me, and where the money goes", () => {
    const card = announce(
      told(
        fact("event-happened", { card: "sales_tax", likely: 1 }),
        fact("tax-paid", { seat: 1, card: "sales_tax", price: 9 }),
        fact("tax-paid", { seat: 0, card: "sales_tax", price: 30 }),
      ),
      desk,
    )!;
    expect(card).toMatchObject({ title: "Sales tax", tone: "bad", moves: [{ from: "Ada", to: "Bank", what: "$30" }] });
    expect(card.lines[0]).toMatch(/gas stations/);
    expect(card.lines).toHaveLength(2);
  });

  test("the economy, the last turns and my last turn are announced, ordinary moves are not", () => {
    expect(announce(told(fact("economy-changed", { die: 3, card: "downturn" })), desk)?.title).toBe("The economy: Downturn");
    expect(announce(told(fact("declared", { seat: 2 })), desk)).toMatchObject({ title: "The last turns", tone: "bad" });
    expect(announce(told(fact("turn-began", { seat: 0, turn: 9 })), desk)).toBeUndefined();
    expect(announce(told(fact("turn-began", { seat: 0, turn: 9 })), new FakeDesk(opening(4, { declared: 2 })))?.title).toBe("Your last turn");
    expect(announce(told(fact("asset-bought", { seat: 1, kind: "rig", price: 5 })), desk)).toBeUndefined();
  });
});

test("a price that has just changed is lit above the space that it became", () => {
  const desk = new FakeDesk(opening(4));
  Object.assign(desk, { told: [{ n: 1, facts: [{ fact: "barrel-bought", words: { market: "domestic", good: "crude", price: "5" } }] }] });
  const { container } = track(desk);
  const drawn = [...container.querySelectorAll("svg path")].map((it) => it.getAttribute("class")!.split(" ")[0]);
  expect(drawn.filter((it) => it === "fresh")).toHaveLength(1);
  expect(drawn.indexOf("fresh")).toBeGreaterThan(drawn.lastIndexOf("free"));
});

describe("the board", () => {
  const board = (desk: FakeDesk) => render(Board, { desk, held: undefined, basket: new Basket(() => desk), narrow: false, shown: undefined });

  test("is walked with the arrow keys, a refinery being one step", async () => {
    const view = opening(4);
    view.quadrants[0] = { ...view.quadrants[0]!, refinery: [1] };
    const desk = new FakeDesk(view);
    const { container } = board(desk);
    const user = userEvent.setup();
    const quadrant = container.querySelector<HTMLElement>("[aria-label^=Ada]")!;
    quadrant.querySelector<HTMLElement>("[aria-label='row 1, column 1, empty']")!.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("refinery, row 1, column 2");
    await user.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    expect(desk.considered).toEqual([[{ do: "buy-asset", with: { kind: "rig", quadrant: 0, cell: 9 } }]]);
    expect(quadrant.querySelectorAll("[tabindex='0']")).toHaveLength(1);
  });

  test("a piece in hand is laid out cell by cell or a line at once, and bought with one press", async () => {
    const cells = Array.from({ length: 36 }, (_, cell) => ({ do: "buy-asset", with: { kind: "rig", quadrant: 0, cell } }));
    const desk = new FakeDesk(opening(4), cells);
    const basket = new Basket(() => desk);
    render(Board, { desk, held: "rig", basket, narrow: false, shown: undefined });
    render(Palette, { desk, basket, held: "rig" });
    await userEvent.click(screen.getByRole("button", { name: "Row 2: drilling rig on every free cell" }));
    await userEvent.click(screen.getAllByRole("button", { name: "row 1, column 3, empty" })[0]!);
    await userEvent.click(screen.getAllByRole("button", { name: "row 2, column 1, empty" })[0]!);
    expect(basket.laid.map((it) => it.cell)).toEqual([7, 8, 9, 10, 11, 2]);
    expect([basket.price, basket.left, desk.considered]).toEqual([30, 170, []]);
    await userEvent.click(screen.getByRole("button", { name: "Buy 6" }));
    expect(desk.acted.map((it) => it.with.cell)).toEqual([7, 8, 9, 10, 11, 2]);
    expect(basket.laid).toEqual([]);
  });

  test("no more is laid out than the cash pays for", () => {
    const cells = [0, 1].map((cell) => ({ do: "buy-asset", with: { kind: "rig", quadrant: 0, cell } }));
    const view = opening(4);
    view.companies[0] = { ...view.companies[0]!, cash: 7 };
    const basket = new Basket(() => new FakeDesk(view, cells));
    basket.line("rig", 0, "row", 1);
    expect([basket.laid.length, basket.short, basket.left]).toEqual([1, true, 2]);
  });

  test("on a phone a touch on a quadrant of the overview enlarges it", async () => {
    const desk = new FakeDesk(opening(2), [{ do: "buy-asset", with: { kind: "rig", quadrant: 0, cell: 3 } }]);
    const { container } = render(Board, { desk, held: undefined, basket: new Basket(() => desk), narrow: true, shown: undefined });
    await userEvent.click(container.querySelector(".field button")!);
    expect(container.querySelectorAll(".quadrant")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "row 1, column 4, empty" })).toBeTruthy();
  });

  test("a rig where both dice never meet is marked, and the preview says so", () => {
    const diagonal = { do: "buy-asset", with: { kind: "rig", quadrant: 0, cell: 7 } };
    const desk = new FakeDesk(opening(4), [diagonal, { do: "buy-asset", with: { kind: "rig", quadrant: 0, cell: 8 } }]);
    const { container } = board(desk);
    expect([...container.querySelectorAll(".once")].map((it) => it.getAttribute("d")).filter(Boolean)).toEqual(["M40 80l40 -40"]);
    expect(remarks(desk, diagonal, [])[0]).toMatch(/never strikes oil/);
    expect(remarks(desk, { do: "buy-asset", with: { kind: "refinery", quadrant: 0, cell: 8 } }, [])[0]).toBe("Both dice meet here in 3 of 36 rolls.");
  });

  test("shows all cells of the refinery that is being looked at", () => {
    const desk = new FakeDesk(opening(4));
    desk.draft = { do: "buy-asset", with: { kind: "refinery", quadrant: 0, cell: 28 } };
    const { container } = board(desk);
    expect(
      container
        .querySelector(".ghost")
        ?.getAttribute("d")
        ?.match(/M\d+ \d+/g),
    ).toEqual(["M160 160", "M200 160", "M160 200", "M200 200"]);
  });

  test("lights up what the dice hit, one after the other", async () => {
    vi.useFakeTimers();
    const view = opening(4, { turn: 3, stage: "stations", roll: rolled(1, 6, 0) });
    view.quadrants[0] = { ...view.quadrants[0]!, station: [0, 1, 5] };
    const { container } = board(new FakeDesk(view));
    await tick();
    const many = () =>
      [...container.querySelectorAll(".hit")]
        .map((it) => it.getAttribute("d"))
        .join("")
        .split("M").length - 1;
    const seen = [many()];
    for (let n = 0; n < 4; n++) {
      await vi.advanceTimersByTimeAsync(250);
      seen.push(many());
    }
    vi.useRealTimers();
    expect(seen).toEqual([0, 1, 2, 3, 3]);
  });

  test("has nothing to press for a spectator, and still says what stands where", () => {
    const view = opening(4);
    view.quadrants[2] = { ...view.quadrants[2]!, station: [35] };
    const { container } = board(new FakeDesk(view, [], [], false));
    expect(container.querySelectorAll("button")).toHaveLength(0);
    expect(container.querySelector("[role=img][aria-label='gas station, row 6, column 6']")).not.toBeNull();
  });
});

describe("on a phone", () => {
  test("the market comes first in the market phase, and the whole board is one touch away", async () => {
    globalThis.innerWidth = 390;
    const { container } = render(Screen, { desk: new FakeDesk(opening(4), [trade]) });
    const tab = (name: string) => [...container.querySelectorAll<HTMLElement>("[role=tab]")].find((it) => it.textContent!.includes(name))!;
    expect(tab("Markets").getAttribute("aria-selected")).toBe("true");
    tab("Board").click();
    await tick();
    const titles = container.querySelectorAll<HTMLElement>("button.title");
    expect([titles.length, container.querySelectorAll("button.cell").length]).toEqual([4, 0]);
    titles[1]!.click();
    await tick();
    expect(container.querySelectorAll("button.cell")).toHaveLength(36);
  }, 20_000);
});

describe("an amount", () => {
  test("starts at the most that is possible, and does what the stepper says", async () => {
    const desk = new FakeDesk(opening(4, { stage: "stations" }), [], [{ action: "sell-fuel", field: "barrels", low: 0, high: 3, step: 1 }]);
    render(Now, { desk, basket: new Basket(() => desk), held: undefined });
    const stepper = screen.getByRole("spinbutton");
    expect(stepper).toHaveProperty("value", "3");
    await userEvent.click(screen.getByRole("button", { name: /One less/ }));
    await userEvent.click(await screen.findByRole("button", { name: "sell-fuel 2" }));
    expect(desk.acted).toEqual([{ do: "sell-fuel", with: { barrels: 2 } }]);
  });
});

describe("the markets", () => {
  test("are mine only in my own turn", () => {
    const traded = (active: number) =>
      render(Markets, { desk: new FakeDesk(opening(4, { traded: 0, active })) }).container.querySelector(".chosen")!.textContent;
    expect([traded(0), traded(1)]).toEqual(["your market this turn", "Bruno trades here"]);
  });
});

describe("dice of a real table", () => {
  const due = { roll: "two-dice", about: 0, clause: "MM-4.1", text: "roll of the two production dice" };

  function typing(changes: Partial<FakeDesk["table"]>, active = 0) {
    const desk = new FakeDesk(opening(4, { stage: "roll", active }));
    Object.assign(desk.table, { dice: "typed", ...changes });
    desk.position.due.push(due);
    const rolled: unknown[] = [];
    render(Now, {
      desk: Object.assign(desk, { roll: async (_: unknown, shows: unknown) => rolled.push(shows) > 0 }),
      basket: new Basket(() => desk),
      held: undefined,
    });
    return rolled;
  }

  test("are entered when both have been chosen", async () => {
    const rolled = typing({ host: false });
    const enter = screen.getByRole("button", { name: "Enter it" });
    const die = (name: string, face: string) => within(screen.getByRole("group", { name })).getByRole("radio", { name: face });
    await userEvent.click(die("Red die: the row", "2"));
    expect(enter).toHaveProperty("disabled", true);
    await userEvent.click(die("Black die: the column", "5"));
    await userEvent.click(enter);
    expect(rolled).toEqual([[2, 5]]);
  });

  test("are read by whoever throws, and by the host", () => {
    typing({ host: false }, 1);
    expect(screen.queryByRole("button", { name: "Enter it" })).toBeNull();
    typing({ host: true }, 1);
    expect(screen.getByRole("button", { name: "Enter it" })).toBeTruthy();
  });
});

test("purchases in a row are told as one, with their sum", () => {
  const bought = (kind: string, price: number) => ({ fact: "asset-bought", clause: "MM-2.6", text: "", words: { seat: 1, kind, quadrant: 1, cell: 0, price } });
  const name = () => "Bruno";
  expect(together([bought("rig", 5), bought("station", 48), bought("rig", 5)], name)).toBe("Bruno buys 2 × drilling rig, 1 × gas station, for $58 altogether.");
  expect(together([{ ...bought("rig", 5), fact: "settled" }], name)).toBeUndefined();
});

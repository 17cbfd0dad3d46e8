import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import Board from "./Board.svelte";
import { FakeDesk, opening } from "./fake";
import Now from "./Now.svelte";
import Screen from "./Screen.svelte";
import Track from "./Track.svelte";

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await need("web/mcmulti", "mcmulti");
});

const track = (desk: FakeDesk) => render(Track, { desk, market: "domestic", good: "crude", track: desk.view.domestic.crude });
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

describe("the board", () => {
  const board = (desk: FakeDesk) => render(Board, { desk, held: undefined, narrow: false, shown: undefined });

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

  test("shows all cells of the refinery that is being looked at", () => {
    const desk = new FakeDesk(opening(4));
    desk.draft = { do: "buy-asset", with: { kind: "refinery", quadrant: 0, cell: 28 } };
    const { container } = board(desk);
    expect([...container.querySelectorAll<HTMLElement>(".ghost")].map((it) => it.style.gridArea.replaceAll(" ", ""))).toEqual(["6/6", "6/7", "7/6", "7/7"]);
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
    render(Now, { desk, held: undefined });
    const stepper = screen.getByRole("spinbutton");
    expect(stepper).toHaveProperty("value", "3");
    await userEvent.click(screen.getByRole("button", { name: /One less/ }));
    await userEvent.click(await screen.findByRole("button", { name: "sell-fuel 2" }));
    expect(desk.acted).toEqual([{ do: "sell-fuel", with: { barrels: 2 } }]);
  });
});

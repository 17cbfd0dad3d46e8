import { existsSync, readFileSync } from "node:fs";
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clientOf, NAMES } from "../games/registry";
import { go } from "../route.svelte";
import { load, LANGUAGES } from "../words/words";
import Tour from "./Tour.svelte";
import { beginTour, endTour, goTo, restored, tourAt } from "./tour.svelte";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = "";
  endTour();
  go("/t/QMLLFG");
});

describe.each(NAMES)("the tour of %s", (game) => {
  const tour = () => clientOf(game)!.tour();

  test("is short, begins with the goal, and explains how to act, why not and how to go back", async () => {
    const names = (await tour()).STEPS.map((it) => it.name);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(names.length).toBeLessThanOrEqual(9);
    expect(names[0]).toBe(`${game}-goal`);
    expect(names).toEqual(expect.arrayContaining(["act", "why", "back"]));
    expect(new Set(names).size).toBe(names.length);
  });

  test("has words for each step in every language", async () => {
    const { STEPS, WORDS } = await tour();
    for (const language of LANGUAGES) {
      const words = await load(language, ["web/tour", WORDS]);
      for (const { name } of STEPS) expect([words.has(`web-tour-${name}`), words.has(`web-tour-${name}-text`)], `${language} ${name}`).toEqual([true, true]);
    }
  });

  test("names only rules that there are", async () => {
    const digest = [game, "table"]
      .map((it) => `../docs/rules/${it}.md`)
      .filter((it) => existsSync(it))
      .map((it) => readFileSync(it, "utf8"))
      .join("\n");
    for (const clause of (await tour()).STEPS.flatMap((it) => it.clauses)) expect(digest, clause).toContain(`- ${clause} `);
  });
});

describe("the card", () => {
  test("is there only at the table of the tour", async () => {
    beginTour("OTHERS", "harvest");
    render(Tour, { game: "harvest" });
    expect(screen.queryByRole("complementary")).toBeNull();
    beginTour("QMLLFG", "harvest");
    expect(await screen.findByRole("complementary", { name: "First game" })).toBeTruthy();
  });

  test("leads forth and back, lights up what it is about, and goes when the tour ends", async () => {
    const dock = document.body.appendChild(document.createElement("div"));
    dock.dataset.tour = "dock";
    beginTour("QMLLFG", "harvest");
    render(Tour, { game: "harvest" });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Next/ }));
    expect(screen.getByRole("heading").textContent).toBe("How to act");
    await waitFor(() => expect(dock.hasAttribute("data-lit")).toBe(true));
    await user.click(screen.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(dock.hasAttribute("data-lit")).toBe(false));
    await user.click(screen.getByRole("button", { name: "End the tour" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(restored()).toBeNull();
  });

  test("a rule opens beside the board where there is a place for it", async () => {
    const rule = vi.fn();
    beginTour("QMLLFG", "harvest");
    render(Tour, { game: "harvest", rule });
    goTo(2);
    await userEvent.click(await screen.findByRole("link", { name: "TB-1.1" }));
    expect(rule).toHaveBeenCalledWith("TB-1.1");
  });
});

test("a reload goes on where the tour was; what does not fit is forgotten", () => {
  beginTour("QMLLFG", "harvest");
  goTo(2);
  expect([tourAt("QMLLFG")?.step, restored()]).toEqual([2, { code: "QMLLFG", game: "harvest", step: 2 }]);
  sessionStorage.setItem("magnat-tour", '{"code":"QMLLFG","game":"harvest"}');
  expect(restored()).toBeNull();
  sessionStorage.setItem("magnat-tour", "nonsense");
  expect(restored()).toBeNull();
});

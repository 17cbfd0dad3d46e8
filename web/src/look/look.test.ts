import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { describe, expect, test, vi } from "vitest";
import Button from "./Button.svelte";
import Dialog from "./Dialog.svelte";
import { letters, MARKS, mark } from "./marks";
import Qr from "./Qr.svelte";
import Stepper from "./Stepper.svelte";
import { ends, nearest, next } from "./stepper";
import Tabs from "./Tabs.svelte";

const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));

describe("inks", () => {
  const css = readFileSync("src/look/tokens.css", "utf8");
  const inks = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name, light, dark]) => ({ name: name!, light: light!, dark: dark! }));
  const by = (look: "light" | "dark") => Object.fromEntries(inks.map((it) => [it.name, it[look]]));
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
      .reduce((sum, it, n) => sum + it * [0.2126, 0.7152, 0.0722][n]!, 0);
  const contrast = (a: string, b: string) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };

  test.each([
    ["light", by("light")],
    ["dark", by("dark")],
  ])("%s: everything written can be read (AA), every border of things to touch can be seen", (_, ink) => {
    for (const ground of ["paper", "sheet", "tray"])
      for (const letter of ["ink", "ink-soft", "prussian", "verdigris", "ochre", "madder"])
        expect(contrast(ink[letter]!, ink[ground]!), `${letter} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const wash of ["wash-oxblood", "wash-prussian", "wash-verdigris", "wash-ochre"])
      expect(contrast(ink.ink!, ink[wash]!), wash).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink["on-oxblood"]!, ink.oxblood!)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["paper", "sheet"]) expect(contrast(ink["rule-strong"]!, ink[ground]!), ground).toBeGreaterThanOrEqual(3);
  });

  test("white letters can be read on every mark, and no two marks share a pattern", () => {
    for (const it of MARKS) expect(contrast("#ffffff", it.ground), it.ground).toBeGreaterThanOrEqual(4.5);
    expect(new Set(MARKS.map((it) => it.pattern)).size).toBe(MARKS.length);
  });
});

describe("marks", () => {
  test("begin again after the last one", () => {
    expect(mark(10)).toBe(mark(0));
    expect(mark(-1)).toBe(mark(9));
  });

  test("letters are the first free ones of each name", () => {
    expect(letters(["Ada", "Alma", "Adam", "Łucja", "", "42"])).toEqual(["A", "L", "D", "Ł", "B", "4"]);
  });
});

describe("steps", () => {
  test("go through a range and stop at its ends", () => {
    const by5 = { low: 0, high: 12, step: 5 };
    expect([next(by5, 0, 1), next(by5, 10, 1), next(by5, 0, -1), ends(by5)]).toEqual([5, 10, 0, [0, 12]]);
  });

  test("go through a list of allowed numbers", () => {
    expect([next([9, 12, 15], 9, 1), next([9, 12, 15], 15, 1), next([9, 12, 15], 12, -1), ends([9, 12, 15])]).toEqual([12, 15, 9, [9, 15]]);
  });

  test("something typed becomes the nearest allowed number", () => {
    expect([nearest([9, 12, 15], 13), nearest([9, 12, 15], 99)]).toEqual([12, 15]);
    expect([nearest({ low: 0, high: 12, step: 5 }, 8), nearest({ low: 0, high: 12, step: 5 }, 99), nearest({ low: 2, high: 9 }, -4)]).toEqual([10, 10, 2]);
  });
});

describe("Stepper", () => {
  const shown = () => screen.getByRole("spinbutton", { name: "Barrels" });

  test("steps by buttons, keys and typing, within its bounds", async () => {
    const changed = vi.fn();
    render(Stepper, { label: "Barrels", value: 2, allowed: { low: 1, high: 4 }, changed });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Barrels: One more" }));
    expect(shown()).toHaveProperty("value", "3");
    await user.click(shown());
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("button", { name: "Barrels: One more" })).toHaveProperty("disabled", true);
    await user.keyboard("{Home}");
    expect(shown().getAttribute("aria-valuenow")).toBe("1");
    await user.clear(shown());
    await user.type(shown(), "99{Tab}");
    expect(shown()).toHaveProperty("value", "4");
    await user.clear(shown());
    await user.type(shown(), "x{Tab}");
    expect(shown()).toHaveProperty("value", "4");
    expect(changed.mock.calls.flat()).toEqual([3, 4, 1, 4]);
  });
});

describe("Tabs", () => {
  test("arrow keys go round, and only the chosen tab is in the way of Tab", async () => {
    const tabs = ["one", "two", "three"].map((name) => ({ name, title: name }));
    render(Tabs, { label: "Sheets", tabs, chosen: "one", sheet: createRawSnippet((name) => ({ render: () => `<p>sheet ${name()}</p>` })) as never });
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    const three = screen.getByRole("tab", { name: "three" });
    expect([document.activeElement, three.getAttribute("aria-selected"), three.tabIndex]).toEqual([three, "true", 0]);
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("tabpanel", { name: "one" })).toBeTruthy();
  });
});

describe("Dialog", () => {
  test("opens as a modal one with its title, and tells when it is closed", async () => {
    const closed = vi.fn();
    render(Dialog, { title: "Buy?", open: true, closed, children: text("It costs 6.") });
    const dialog = screen.getByRole("dialog", { name: "Buy?" }) as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalledOnce();
    expect(screen.queryByText("It costs 6.")).toBeNull();
  });
});

describe("Button", () => {
  test("takes no second press while it is busy, and keeps the focus", async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { onclick, children: text("Buy") });
    const button = screen.getByRole("button");
    await userEvent.click(button);
    await rerender({ busy: true });
    await userEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
    expect([document.activeElement, button.getAttribute("aria-disabled")]).toEqual([button, "true"]);
  });
});

describe("square codes", () => {
  test("are dark on white with a margin of four modules, and say where they lead", () => {
    const { container } = render(Qr, { text: "http://192.168.1.20:8400/t/QMLLFG", label: "To the table" });
    expect(screen.getByRole("img", { name: "To the table" })).toBeTruthy();
    const size = Number(container.querySelector("svg")!.getAttribute("viewBox")!.split(" ")[2]);
    const bars = [
      ...container
        .querySelector("path")!
        .getAttribute("d")!
        .matchAll(/M(\d+) (\d+)h(\d+)/g),
    ].map(([, x, y, width]) => [Number(x), Number(y), Number(width)]);
    expect((size - 8 - 17) % 4).toBe(0); // a square of one of the standard's versions, and its margin
    for (const [x, y, width] of bars as [number, number, number][]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
      expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
    }
    expect(bars[0]).toEqual([4, 4, 7]); // the upper edge of the first eye
  });
});

import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, Talk } from "../wire/types";
import { need } from "../words/speech.svelte";
import Chat from "./Chat.svelte";
import type { LiveDesk } from "./desk.svelte";
import { card } from "./fake";

const line = (n: number): ChatLine => ({ type: "chat", n, at: n, seat: 0, name: "Ada", company: null, text: `line ${n}`, loud: false });
const desk = { seat: 0, table: card() } as unknown as LiveDesk;
let asked: string[];
let pages: Talk[];

beforeEach(async () => {
  asked = [];
  pages = [];
  await need("web/table");
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ lines: [line(3), line(4)], more: false });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (before: boolean) => ({ desk, lines: [line(5), line(6)], before, earlier: (page: Talk) => pages.push(page), may: true, teams: false });

test("earlier lines are asked for by a button, or by scrolling to the top", async () => {
  render(Chat, shown(true));
  await userEvent.setup().click(screen.getByRole("button", { name: "Earlier lines" }));
  await waitFor(() => expect(pages.map((it) => it.lines.map((one) => one.n))).toEqual([[3, 4]]));
  expect(asked.map((it) => it.split("?")[1])).toEqual(["before=5"]);
  screen.getByRole("log").dispatchEvent(new Event("scroll"));
  await waitFor(() => expect(pages).toHaveLength(2));
});

test("where there is nothing earlier, nothing is asked", async () => {
  render(Chat, shown(false));
  expect(screen.queryByRole("button", { name: "Earlier lines" })).toBeNull();
  screen.getByRole("log").dispatchEvent(new Event("scroll"));
  expect(asked).toEqual([]);
});

import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeGame } from "../games/fake";
import type { OriginInfo } from "../wire/types";
import { need } from "../words/speech.svelte";
import Reader from "./Reader.svelte";
import Rule from "./Rule.svelte";

const BOOK = {
  game: "harvest",
  sections: [
    { id: "HA-1", title: "The frame" },
    { id: "HA-2", title: "Set-up" },
  ],
  clauses: [
    { id: "HA-1.1", text: "Most cash wins.", figures: [] },
    { id: "HA-1.2", text: "Barrels lie open, see HA-2.1.", figures: ["barrels"] },
    { id: "HA-2.1", text: "Everybody gets two barrels.", figures: ["start", "barrels"] },
  ],
  figures: [
    { place: "barrels", kind: "rulebook", title: "barrels" },
    { place: "start", kind: "reconstructed", title: "the start" },
  ],
  lore: [{ id: "glossary", title: "Words", entries: [{ id: "scythe", title: "Scythe", text: "It mows where no machine can." }] }],
};
const TABLE = {
  game: "table",
  sections: [{ id: "TB-1", title: "Taking back" }],
  clauses: [{ id: "TB-1.1", text: "The last input goes back.", figures: [] }],
  figures: [],
  lore: [],
};
const ORIGINS: OriginInfo[] = [
  { place: "start", kind: "reconstructed", title: "the start", text: "Nobody tells how many barrels there are.", of: ["barrels"] },
];
const GAMES = [fakeGame({ origins: ORIGINS })];

beforeAll(() => need("web/rules", "web/origins"));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  const answers: Record<string, unknown> = { "/games": GAMES, "/games/harvest/rules": BOOK, "/games/table/rules": TABLE };
  vi.stubGlobal("fetch", async (address: string) => new Response(JSON.stringify(answers[address.replace("/api/v1", "")])));
  history.replaceState(null, "", "/rules/harvest");
});

test("the address leads to its clause", async () => {
  history.replaceState(null, "", "/rules/harvest#HA-2.1");
  render(Reader, { name: "harvest" });
  await waitFor(() => expect(document.activeElement?.id).toBe("HA-2.1"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Harvest");
});

test("a search shows what was found as one types, marks it and says how much it is", async () => {
  render(Reader, { name: "harvest" });
  const user = userEvent.setup();
  const field = await screen.findByRole("searchbox", { name: "Search" });
  await user.type(field, "barrels");
  expect(screen.getByRole("status").textContent).toBe("2 rules");
  expect([...document.querySelectorAll("mark")].map((it) => it.textContent)).toEqual(["Barrels", "barrels"]);
  expect(screen.queryByText("Most cash wins.")).toBeNull();
  await user.type(field, " railway");
  expect(screen.getByRole("status").textContent).toBe("No rule contains all of these words.");
});

test("a figure that was reconstructed has a mark that says so, and stands in the list; others have none", async () => {
  render(Reader, { name: "harvest" });
  const mark = await screen.findByRole("button", { name: "Reconstructed: the start" });
  expect(mark.closest(".clause")?.id).toBe("HA-2.1");
  const user = userEvent.setup();
  await user.click(mark);
  expect(screen.getByRole("note", { hidden: true }).textContent).toContain("Nobody tells how many barrels there are.");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("note", { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(mark);
  expect([...document.querySelectorAll("#origin-start dt, #origin-start dd")].map((it) => it.textContent)).toEqual([
    "The start",
    "Nobody tells how many barrels there are.",
  ]);
  expect(screen.getByText("Barrels.")).toBeTruthy(); // from the rulebook
});

test("what stands beside the rules is read and found like them", async () => {
  history.replaceState(null, "", "/rules/harvest#glossary-scythe");
  render(Reader, { name: "harvest" });
  await waitFor(() => expect(document.activeElement?.id).toBe("glossary-scythe"));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "machine");
  expect(screen.getByRole("status").textContent).toContain("One entry alongside the rules");
  expect([...document.querySelectorAll("mark")].map((it) => it.textContent)).toEqual(["machine"]);
  expect(screen.queryByText(/Try fewer/)).toBeNull();
});

test("a link to a clause that the search hides ends the search", async () => {
  render(Reader, { name: "harvest" });
  const field = await screen.findByRole("searchbox", { name: "Search" });
  await userEvent.type(field, "barrels");
  history.replaceState(null, "", "#HA-1.1");
  window.dispatchEvent(new Event("hashchange"));
  await waitFor(() => expect(document.activeElement?.id).toBe("HA-1.1"));
  expect(field).toHaveProperty("value", "");
});

test("beside the board a rule takes the focus, leads on, and gives the focus back", async () => {
  const asked = document.body.appendChild(document.createElement("button"));
  asked.focus();
  const close = vi.fn();
  const { unmount } = render(Rule, { game: "harvest", clause: "HA-1.2", close });
  const beside = await screen.findByRole("complementary", { name: "Rule HA-1.2" });
  await waitFor(() => expect(document.activeElement).toBe(beside));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("link", { name: "HA-2.1" }));
  expect(beside.getAttribute("aria-label")).toBe("Rule HA-2.1");
  await user.click(screen.getByRole("button", { name: "Previous rule" }));
  expect(beside.querySelector("[aria-current]")?.textContent).toContain("Barrels lie open");
  await user.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
  unmount();
  expect(document.activeElement).toBe(asked);
});

test("beside the board the rules of the table are there too, and another question changes the page", async () => {
  const { rerender } = render(Rule, { game: "harvest", clause: "TB-1.1", close: () => {} });
  expect(await screen.findByText("The last input goes back.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All rules" }).getAttribute("href")).toBe("/rules/table#TB-1.1");
  await rerender({ clause: "HA-1.1" });
  expect(await screen.findByText("Most cash wins.")).toBeTruthy();
});

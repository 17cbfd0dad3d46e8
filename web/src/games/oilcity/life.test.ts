import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import Character from "./Character.svelte";
import { deskOf } from "./fake";

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  await need("web/table", "web/oilcity/screen", "game/oilcity");
});

test("the name on a character card opens the life of the entrepreneur, and the way to all of them", async () => {
  render(Character, { desk: deskOf({}) });
  await userEvent.click(screen.getByRole("button", { name: "Adolf Jabłoński" }));
  expect(await screen.findByText(/^\(1825–1887\) .* a director at Bóbrka\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "All sixteen entrepreneurs" }).getAttribute("href")).toBe("/rules/oilcity#lives");
});

import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import proofs from "../dice/proofs.json";
import { need } from "../words/speech.svelte";
import type { DiceProof, TableInfo } from "../wire/types";
import FairDice from "./FairDice.svelte";
import { card } from "./fake";

const PROOF = proofs.second as DiceProof;
let answer: () => Response;
let asked: string[];

beforeAll(() => need("web/table"));
beforeEach(() => {
  asked = [];
  answer = () => Response.json(PROOF);
  vi.stubGlobal("fetch", async (address: string) => (asked.push(address), answer()));
});

const shown = (changes: Partial<TableInfo> = {}) => render(FairDice, { table: card({ commitment: PROOF.commitment, devices: PROOF.devices, ...changes }) });

test("while the game runs the commitment is shown, and who mixed in; nothing is asked", async () => {
  shown();
  expect(screen.getByText(PROOF.commitment)).toBeTruthy();
  expect(screen.getByText("Devices that mixed something in: Ada.")).toBeTruthy();
  expect(screen.getByText("Promised something, but did not reveal it: Bruno.")).toBeTruthy();
  expect(asked).toEqual([]);
});

test("before the dice are fixed nothing is said of devices", () => {
  shown({ revealing: true });
  expect(screen.queryByText(/mixed something in|not reveal/)).toBeNull();
});

test("when the game is over the device computes every roll again", async () => {
  shown({ status: "over" });
  const rolls = PROOF.rolls.filter((it) => it.source === "key").length;
  expect(await screen.findByText(`Dice checked: ${rolls} rolls follow from the promised key.`)).toBeTruthy();
  expect(screen.getByText("1 roll was typed in or made elsewhere, and cannot be proved.")).toBeTruthy();
  expect(screen.getByText(/rolls were taken back during the game/)).toBeTruthy();
});

test("what is wrong is said", async () => {
  const first = PROOF.rolls[0]!;
  answer = () => Response.json({ ...PROOF, rolls: [{ ...first, outcome: (first.outcome + 1) % first.weights.length }] });
  shown({ status: "over" });
  expect(await screen.findByText(`The dice are not proved: the roll in entry ${first.n} is not the one that the key gives.`)).toBeTruthy();
});

test("a proof for another commitment than the one that is shown proves nothing", async () => {
  shown({ status: "over", commitment: "ab".repeat(32) });
  expect(await screen.findByText("The dice are not proved: this device was shown something else before the first roll.")).toBeTruthy();
});

test("a server that does not answer leaves it open", async () => {
  answer = () => Response.json({ error: "not-found", text: "There is nothing here." }, { status: 404 });
  shown({ status: "closed" });
  expect(await screen.findByText("The dice could not be checked: There is nothing here.")).toBeTruthy();
});

test("real dice have no key", () => {
  shown({ dice: "typed", status: "over" });
  expect(screen.queryByText("Fair dice")).toBeNull();
});

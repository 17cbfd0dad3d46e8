import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { need } from "../../words/speech.svelte";
import type { Choice, FactLine } from "../../wire/types";
import BidForm from "./BidForm.svelte";
import Dividend from "./Dividend.svelte";
import { FakeDesk } from "./fake.svelte";
import Holdings from "./Holdings.svelte";
import Keep from "./Keep.svelte";
import OfferForm from "./OfferForm.svelte";
import PriceTrack from "./PriceTrack.svelte";
import Stock from "./Stock.svelte";
import Valuation from "./Valuation.svelte";
import Where from "./Where.svelte";

beforeAll(() => need("web/table", "web/africa/screen", "game/africa"));

const choice = (action: string, fields: Choice["with"] = {}): Choice => ({ do: action, with: fields, text: action });
const words = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ").trim();
const asked = (key: string) => [{ key, clause: "", must: true, text: "" }];
const fact = (name: string, words: FactLine["words"]): FactLine => ({ fact: name, clause: "", words, text: "" });

test("cards for the auction are picked together and put aside one after the other, each when the last one is done", async () => {
  const hand = ["AR", "AR", "MF", "KR"];
  const desk = new FakeDesk({ stage: "keep" }, { asked: asked("keep"), choices: ["AR", "MF", "KR"].map((card) => choice("set-aside", { card })) });
  desk.view.players[0] = { ...desk.view.players[0]!, hand, cards: 9, aside: [] };
  desk.act = async (wish) => {
    desk.busy = true;
    return desk.done.push(wish) > 0;
  };
  render(Keep, { desk });
  const cards = [...document.querySelectorAll<HTMLElement>("button[aria-pressed=false]")];
  expect(cards, "each copy is a card of its own").toHaveLength(4);
  await userEvent.click(cards[0]!);
  await userEvent.click(cards[3]!);
  expect(cards[0]!.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByText("Set these 2 cards aside"));
  expect(desk.done, "the second one waits for the position after the first").toHaveLength(1);
  desk.busy = false;
  await tick();
  expect(desk.done.map((it) => it.with.card).sort()).toEqual(["AR", "MF"]);
});

test("no more cards can be picked than must go", async () => {
  const desk = new FakeDesk({ stage: "keep" }, { asked: asked("keep"), choices: [choice("set-aside", { card: "AR" })] });
  desk.view.players[0] = { ...desk.view.players[0]!, hand: ["AR", "AR"], cards: 8, aside: [] };
  render(Keep, { desk });
  for (const card of screen.getAllByRole("button", { pressed: false })) await userEvent.click(card);
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
});

test("my bid is never below what is needed, also when others raise it meanwhile", async () => {
  const form = (low: number) => [{ action: "bid", field: "amount", low, high: 112, step: 1 }];
  const auction = { card: "MF", high: 3, bidder: 1, bidding: [0, 1], nominator: 1 };
  const desk = new FakeDesk({ stage: "bid", auction }, { asked: asked("bid"), forms: form(4), choices: [choice("pass-bid")] });
  render(BidForm, { desk });
  await userEvent.click(screen.getByRole("button", { name: "£5 more" }));
  expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("9");
  desk.now({ auction: { ...auction, high: 40 } }, { forms: form(41), choices: [choice("pass-bid")] });
  await tick();
  await userEvent.click(screen.getByRole("button", { name: "Bid £41" }));
  expect(desk.considered).toEqual([{ do: "bid", with: { amount: 41 } }]);
});

test("who cannot outbid is told so and can still pass", () => {
  const auction = { card: "MF", high: 200, bidder: 1, bidding: [0, 1], nominator: 1 };
  const desk = new FakeDesk(
    { stage: "bid", auction },
    { asked: asked("bid"), forms: [{ action: "bid", field: "amount", low: 201, high: 112, step: 1 }], choices: [choice("pass-bid")] },
  );
  render(BidForm, { desk });
  expect(screen.queryByRole("spinbutton")).toBeNull();
  screen.getByText("Your £112 is not enough to bid more.");
  screen.getByRole("button", { name: "Pass" });
});

test("a card that cannot be bought can be touched too: the server explains it", async () => {
  const desk = new FakeDesk({}, { asked: asked("stock-turn"), choices: [choice("pass", { flip: 0 })] });
  render(Stock, { desk });
  await userEvent.click(within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button")[0]!);
  expect(desk.considered).toEqual([{ do: "buy-hand", with: { card: "EAR" } }]);
});

test("who watches sees the same table with nothing to buy or sell", () => {
  const desk = new FakeDesk({}, { seat: -1 });
  desk.playing = false;
  desk.view.players.forEach((it) => (it.hand = null));
  render(Stock, { desk });
  screen.getByText(/^Bank pool/);
  expect(screen.queryAllByRole("button").filter((it) => !it.hasAttribute("disabled"))).toEqual([]);
});

test("paying out and keeping stand side by side with what the server says each would bring", async () => {
  const desk = new FakeDesk(
    { stage: "dividend", company: "MF", turn: { ...new FakeDesk().view.turn, revenue: 80 } },
    { choices: [choice("pay"), choice("withhold")] },
  );
  desk.view.companies.find((it) => it.company === "MF")!.price = 76;
  const brings = {
    pay: [fact("dividend-paid", { share: 8 }), fact("dividend-received", { holder: 0, amount: 24 }), fact("price-moved", { before: 76, after: 82 })],
    withhold: [fact("withheld", { amount: 80 }), fact("price-moved", { before: 76, after: 71 })],
  };
  desk.answer = (wish) => ({ type: "verdict", allowed: true, facts: brings[wish.do as "pay"] });
  render(Dividend, { desk });
  await screen.findByText(/£76 → £82/);
  screen.getByText("£8 for each share");
  screen.getByText(/£76 → £71/);
  screen.getByText("£80 into the treasury");
});

test("an offer for a train begins at its resale value, as far as the treasury reaches", async () => {
  const desk = new FakeDesk({ stage: "trains", company: "" }, { forms: [{ action: "offer-train", field: "price", low: 1, high: 90, step: 1 }] });
  const seller = desk.view.companies.find((it) => it.status === "running")!;
  desk.view.companies.forEach((it) => (it.trains = it === seller ? ["2"] : []));
  render(OfferForm, { desk });
  await userEvent.click(screen.getByRole("button", { name: "Offer £90" }));
  expect(desk.considered).toEqual([{ do: "offer-train", with: { company: seller.company, train: "2", price: 90 } }]);
});

test("markers on one space stand in the order in which they arrived", () => {
  const { view } = new FakeDesk();
  const running = view.companies.filter((it) => it.status === "running").slice(0, 2);
  running.forEach((it, n) => Object.assign(it, { space: 12, arrived: 5 - n }));
  render(PriceTrack, { view });
  const space = within(screen.getByRole("list", { name: "Stock market" })).getAllByRole("listitem")[12]!;
  expect([...space.querySelectorAll(".marker")].map((it) => it.textContent)).toEqual([running[1]!.company, running[0]!.company]);
});

test("the account of each player ends with the sum that counts", () => {
  const desk = new FakeDesk({ stage: "over" });
  render(Valuation, { desk });
  for (const player of desk.view.players) within(screen.getByRole("group", { name: desk.name(player.seat) })).getByText(`£${player.worth}`);
});

test("the sheet of holdings shows who directs: percent and a letter", () => {
  const desk = new FakeDesk();
  const led = desk.view.companies.find((it) => it.status === "running" && typeof it.director === "number");
  const company =
    led ??
    Object.assign(
      desk.view.companies.find((it) => it.status === "running")!,
      { director: 1, leader: 1, shares: { "1": 3 } },
    );
  render(Holdings, { desk });
  const row = screen.getByText(desk.name(Number(company.director))).closest("tr")!;
  expect(words(row)).toContain(`${company.shares[String(company.director)]! * 10}D`);
});

test("the head says round, company, economy and that the end is near", () => {
  const desk = new FakeDesk(
    { stage: "trains", operating: true, operating_rounds: 5, company: "MF", economy: "recession", ending: true, pool_certificates: 4 },
    { waiting: [{ seat: 1, key: "trains", text: "", left: null }] },
  );
  render(Where, { desk, wide: true });
  screen.getByText("Operating round 5");
  expect(words(screen.getByRole("heading"))).toBe("MF Trains");
  screen.getByText("To decide: Bruno");
  screen.getByText(/Cities −10, towns −10; a bond pays £30/);
  screen.getByText("There are 4 certificates in the bank pool.");
  screen.getByText(/The end has been triggered/);
});

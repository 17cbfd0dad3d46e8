import { expect, test } from "vitest";
import { position } from "../table/fake";
import type { Position } from "../wire/types";
import { Positions } from "./positions";

/** A server that answers when it is told to. */
function slow() {
  const asked: number[] = [];
  const answers = new Map<number, { good: (it: Position) => void; bad: (no: Error) => void }>();
  const fetch = (n: number) => {
    asked.push(n);
    return new Promise<Position>((good, bad) => answers.set(n, { good, bad }));
  };
  return { asked, fetch, answer: (n: number) => answers.get(n)!.good(position(n)), fail: (n: number) => answers.get(n)!.bad(new Error("gone")) };
}

const quick = (asked: number[]) => async (n: number) => {
  asked.push(n);
  return position(n);
};

test("of several wishes only the last one is answered, whatever comes first", async () => {
  const { fetch, answer } = slow();
  const positions = new Positions(fetch);
  const [first, second] = [positions.wish(5), positions.wish(9)];
  answer(9);
  answer(5);
  expect([await first, (await second)?.n]).toEqual([undefined, 9]);
});

test("a late failure of a wish that nobody waits for is no failure", async () => {
  const { fetch, answer, fail } = slow();
  const positions = new Positions(fetch);
  const [first, second] = [positions.wish(5), positions.wish(9)];
  fail(5);
  answer(9);
  expect([await first, (await second)?.n]).toEqual([undefined, 9]);
  const third = positions.wish(7);
  fail(7);
  await expect(third).rejects.toThrow("gone");
});

test("what was looked at is not fetched again, and what is under way is not fetched twice", async () => {
  const { asked, fetch, answer } = slow();
  const positions = new Positions(fetch);
  const both = [positions.wish(3), positions.wish(3)];
  answer(3);
  await Promise.all(both);
  expect((await positions.wish(3))?.n).toBe(3);
  expect(asked).toEqual([3]);
});

test("the ones looked at longest ago are forgotten first", async () => {
  const asked: number[] = [];
  const positions = new Positions(quick(asked), 2);
  for (const n of [1, 2, 1, 3]) await positions.wish(n);
  expect([1, 2, 3].map((n) => positions.known(n)?.n)).toEqual([1, undefined, 3]);
});

test("neighbours are fetched beforehand, inside the game only", async () => {
  const asked: number[] = [];
  const positions = new Positions(quick(asked));
  await positions.wish(0);
  await positions.prefetch(0, 2);
  expect(asked).toEqual([0, 1, 2]);
});

test("a wish comes before what would only be fetched beforehand", async () => {
  const { asked, fetch, answer } = slow();
  const positions = new Positions(fetch);
  const fetching = positions.prefetch(10, 100);
  void positions.wish(50);
  answer(11);
  await fetching;
  expect(asked).toEqual([11, 50]);
});

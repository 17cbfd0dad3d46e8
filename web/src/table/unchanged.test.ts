import { expect, test } from "vitest";
import { kept } from "./unchanged";

test("what has not changed is the very same as before", () => {
  const before = {
    n: 1,
    companies: [
      { name: "A", cash: 3 },
      { name: "B", cash: 5 },
    ],
    deck: [1, 2],
  };
  const now = kept(before, {
    n: 2,
    companies: [
      { name: "A", cash: 3 },
      { name: "B", cash: 6 },
    ],
    deck: [1, 2],
  });
  expect(now).toEqual({
    n: 2,
    companies: [
      { name: "A", cash: 3 },
      { name: "B", cash: 6 },
    ],
    deck: [1, 2],
  });
  expect(now.companies[0]).toBe(before.companies[0]);
  expect(now.deck).toBe(before.deck);
  expect(now.companies[1]).not.toBe(before.companies[1]);
  expect(before.companies[1]!.cash).toBe(5);
});

test.each<[unknown, unknown]>([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: 1 }],
  [{ a: 1 }, {}],
  [{ 0: 1 }, [1]],
  [null, {}],
  [{ a: {} }, { a: null }],
  ["1", 1],
])("%j becomes %j, not a mixture", (before, now) => {
  const wished = structuredClone(now);
  expect(kept(before, now)).toEqual(wished);
  expect(kept(before, now)).not.toBe(before);
});

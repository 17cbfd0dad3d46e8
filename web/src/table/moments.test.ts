import { expect, test } from "vitest";
import type { Charts } from "../wire/types";
import { told } from "./fake";
import { moments } from "./moments";

const line = (chart: string, id: number, values: (number | null)[]) => ({ chart, of: "seat", id, name: "", values });
const fact = (text: string) => ({ fact: text, clause: "", words: {}, text });

test("what decided is where the lead of the winner changed most, told by the weightiest thing that happened there", () => {
  const charts: Charts = {
    seat: -2,
    entries: [0, 2, 4, 6, 8, 10],
    lines: [
      line("cash", 0, [0, 0, 0, 0, 0, 0]),
      line("value", 0, [10, 10, 60, 60, 40, 41]),
      line("value", 1, [10, 11, 11, 11, 11, 11]),
      line("value", 2, [null, 9, 9, 9, 9, 9]),
    ],
  };
  const entries = [3, 4, 7, 8].map((n) => ({ ...told(n), facts: [fact(`small ${n}`), fact(n === 4 ? "news" : `other ${n}`)] }));
  const found = moments(charts, 0, entries, (it) => (it.fact === "news" ? 3 : 1));
  expect(found.map((it) => [it.n, it.change])).toEqual([
    [4, 50],
    [8, -20],
  ]);
  expect(found.map((it) => it.text)).toEqual(["news", "small 7"]);
});

test("that places were told is no moment", () => {
  const charts: Charts = { seat: -2, entries: [0, 2], lines: [line("value", 0, [0, 9]), line("value", 1, [0, 1])] };
  const found = moments(charts, 0, [{ ...told(2), facts: [fact("place")] }], () => 0);
  expect(found).toEqual([{ n: 2, change: 8, text: "" }]);
});

test("a game without such numbers has no such moments", () => {
  expect(moments({ seat: -2, entries: [0, 1], lines: [] }, 0, [], () => 1)).toEqual([]);
});

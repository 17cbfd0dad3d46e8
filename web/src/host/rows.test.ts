import { beforeAll, expect, test } from "vitest";
import { need } from "../words/speech.svelte";
import { longest } from "./names";
import { bellAt, tidyTime, timeOf } from "./bell";
import { lesson } from "../table/fake";
import { anOverview, lessonTable, seatOf, teamRow } from "./fake";
import { bankOf, finished, inOrder, leastLeft, placesIn, ranking, rowsOf, seated, urgent } from "./rows";
import { onSteps } from "./Steps.svelte";

beforeAll(() => need("web/table"));

const table = lessonTable({
  seats: [seatOf(0), seatOf(1, { here: false, shared: true }), seatOf(2, { kind: "bot", free: true }), seatOf(3, { kind: "open", name: "", free: true })],
});

test("companies are numbered, and each place says who has it", () => {
  const rows = rowsOf(table, anOverview([teamRow(0), teamRow(1)]));
  expect(rows.map((it) => it.letter)).toEqual(["1", "2"]);
  expect(rows.flatMap((it) => it.places).map((it) => it.presence)).toEqual(["here", "away", "bot", "free"]);
  expect(rows[0]!.places.map((it) => it.shared)).toEqual([false, true]);
  expect([seated(rows), placesIn(rows)]).toEqual([2, 4]);
});

test("before anything is told the card says which companies there are", () => {
  expect(rowsOf(table, undefined).map((it) => [it.team, it.name, it.value, it.since])).toEqual([
    [0, "Barn", null, null],
    [1, "", null, null],
  ]);
});

test("players without partners have letters of their own", () => {
  const rows = rowsOf(table, anOverview([teamRow(0, { name: "", seats: [0] }), teamRow(1, { name: "", seats: [1] })]));
  expect(rows.map((it) => [it.name, it.letter])).toEqual([
    ["Ala", "A"],
    ["Bo", "B"],
  ]);
});

test("people who bank have places of their own, and so have pupils who are to bank", () => {
  const banker = seatOf(3, { seat: 4, kind: "open", name: "", free: true });
  const seats = [seatOf(0), seatOf(1), seatOf(2), seatOf(3), banker];
  expect(bankOf(lessonTable({ seats }))).toEqual([]);
  expect(bankOf(lessonTable({ seats, lesson: lesson({ bankers: "pupils" }) })).map((it) => [it.seat, it.presence])).toEqual([[4, "free"]]);
});

test("whoever is waited for longest stands first, and rows that are pointed at stay", () => {
  const rows = rowsOf(table, anOverview([teamRow(0), teamRow(1, { since: 500 }), teamRow(2, { since: 400, seats: [] })]));
  expect(urgent(rows).map((it) => it.team)).toEqual([2, 1, 0]);
  expect(inOrder(rows, [1, 0]).map((it) => it.team)).toEqual([1, 0, 2]);
});

test("the one timer is that of whoever has least; nobody's, where nobody is waited for", () => {
  const rows = rowsOf(table, anOverview([teamRow(0, { since: 1, left: 9000 }), teamRow(1, { since: 1, left: 4000 })]));
  expect(leastLeft(rows)).toBe(4000);
  expect(leastLeft(rowsOf(table, anOverview([teamRow(0, { left: 9000 })])))).toBeNull();
});

test("hidden places are no ranking, but the end shows them by what all see", () => {
  const rows = rowsOf(table, anOverview([teamRow(0, { value: null }), teamRow(1, { value: null })]));
  expect(ranking(rows)).toEqual([]);
  expect(finished(rows, [2, 2, 1, 1], [7, 7, 9, 9]).map((it) => [it.team, it.place, it.value])).toEqual([
    [1, 1, 9],
    [0, 2, 7],
  ]);
});

test("the bell is today, or tomorrow where it would be long past; nothing typed is no bell", () => {
  const noon = new Date(2026, 4, 5, 12, 0).getTime();
  expect(bellAt("", noon)).toBeNull();
  expect(timeOf(bellAt("12:45", noon)!)).toBe("12:45");
  expect(bellAt("11:50", noon)! - noon).toBe(-10 * 60_000);
  const late = new Date(2026, 4, 5, 23, 30).getTime();
  expect(bellAt("00:15", late)! - late).toBe(45 * 60_000);
});

test("whoever shares the third place stands on the steps, too, unless there are too many", () => {
  const at = (...places: number[]) => onSteps(places.map((place) => ({ place })));
  expect([at(1, 2, 3, 4), at(1, 2, 3, 3, 5), at(1, 1, 3, 3, 3, 6), at(1, 1, 1, 1, 1, 1, 1), at(1, 2)]).toEqual([3, 4, 5, 3, 2]);
});

test("a time can be typed without its colon, and is shown in 24 hours", () => {
  expect(["1045", "9.05", " 7:30 ", "23:59", "0000"].map(tidyTime)).toEqual(["10:45", "09:05", "07:30", "23:59", "00:00"]);
  expect(["", "half past ten", "25:00", "10:60", "10"].map(tidyTime)).toEqual(["", "half past ten", "25:00", "10:60", "10"]);
  expect(bellAt("25:00", Date.now())).toBeNull();
});

test("words that are too long for their place are known by their letters", () => {
  expect(["Żółw", "Lampa i Synowie", "Donaudampfschifffahrt", "Nord-Süd", ""].map(longest)).toEqual([4, 7, 21, 4, 1]);
});

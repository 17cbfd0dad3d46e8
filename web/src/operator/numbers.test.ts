import { expect, test } from "vitest";
import { bytes, lasting, millis } from "./numbers";

test("sizes are told in the unit that suits them", () => {
  expect(bytes(0)).toBe("0 byte");
  expect(bytes(1_500)).toBe("1.5 kB");
  expect(bytes(12_345_678)).toBe("12 MB");
  expect(bytes(5_400_000_000_000)).toBe("5.4 TB");
});

test("what was not timed is no zero", () => {
  expect(millis(0, 0)).toBe("–");
  expect(millis(3.26, 5)).toBe("3.3 ms");
  expect(millis(48.9, 5)).toBe("49 ms");
});

test("how long something lasts is told in two parts at most", () => {
  expect(lasting(30_000)).toBe("0 min");
  expect(lasting(5 * 60_000)).toBe("5 min");
  expect(lasting(3 * 3_600_000)).toBe("3 hr");
  expect(lasting((2 * 24 + 5) * 3_600_000 + 60_000)).toBe("2 days 5 hr");
});

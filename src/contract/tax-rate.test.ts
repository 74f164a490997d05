import { expect, test } from "vitest";
import { formatTaxRate, parseTaxRate } from "./tax-rate.ts";

test.each([
  ["8.875", 8_875, "8.875"],
  [8.875, 8_875, "8.875"],
  ["8.875 %", 8_875, "8.875"],
  ["8,875", 8_875, "8.875"],
  ["5.30", 5_300, "5.3"],
  [5.3, 5_300, "5.3"],
  ["0.001", 1, "0.001"],
  ["0", 0, "0"],
  ["100", 100_000, "100"],
])("reads the tax rate %j as %i thousandths of a percent", (typed, rate, formatted) => {
  expect(parseTaxRate(typed)).toBe(rate);
  expect(formatTaxRate(rate)).toBe(formatted);
});

test.each(["", "8.8755", "100.001", "-1", "1e1", "8,8755", "five", NaN])("refuses %j", (typed) => {
  expect(parseTaxRate(typed)).toBeUndefined();
});

test("each rate that can be stored is read back as it is shown", () => {
  for (let rate = 0; rate <= 100_000; rate += 1) {
    expect(parseTaxRate(formatTaxRate(rate))).toBe(rate);
  }
});

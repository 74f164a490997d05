import { expect, test } from "vitest";
import { parseCentigrams, parseCents, parseCount, toPlainDecimal } from "./typed-numbers.ts";

test.each([
  ["1299.50", 129_950],
  ["1,299.50", 129_950],
  ["1.299,50", 129_950],
  ["1 299,50", 129_950],
  ["1\u202F299,50", 129_950],
  ["1’299.50", 129_950],
  ["1,299", 129_900],
  ["1,299,000", 129_900_000],
  ["1.299.000", 129_900_000],
  ["12,50", 1250],
  ["12,5", 1250],
  ["0,50", 50],
  [".5", 50],
  ["12.", 1200],
  ["$1,299.50", 129_950],
  ["$ 12", 1200],
  ["US$12", 1200],
  ["USD 12", 1200],
  ["12 USD", 1200],
  ["12 dollars", 1200],
  ["12$", 1200],
  ["\u200B12\u00A0", 1200],
  ["１２．５０", 1250],
  ["١٢٫٥", 1250],
  [12.5, 1250],
])("reads the amount %j", (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

test.each([
  "",
  "$",
  ".",
  ",",
  "-1",
  "−1",
  "(12)",
  "+1",
  "1e3",
  "0x10",
  "ten",
  "1.299",
  "0,125",
  "12,345,6",
  "1,29,5",
  "1.2.3",
  "1,299,50",
  "12 50",
  "12,50,",
  "€12",
  "12 EUR",
  "12-15",
  "1/2",
  -0.01,
  Number.NaN,
  1.999,
])("takes %j for no amount", (typed) => {
  expect(parseCents(typed)).toBeUndefined();
});

test.each([
  ["4.2", 420],
  ["4,2", 420],
  ["4,25 g", 425],
  ["4.2g", 420],
  ["4.2 grams", 420],
  ["1,250", 125_000],
  [6.4, 640],
])("reads the weight %j", (typed, centigrams) => {
  expect(parseCentigrams(typed)).toBe(centigrams);
});

test.each(["", "g", "4 kg", "4 oz", "-4", "4.255", "a g"])("takes %j for no weight", (typed) => {
  expect(parseCentigrams(typed)).toBeUndefined();
});

test.each([
  ["3", 3],
  [" 3 ", 3],
  ["1,000", 1000],
  ["3.0", 3],
  ["1.000", 1],
  ["٣", 3],
  ["", undefined],
  ["1.5", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["three", undefined],
])("reads the count %j as %j", (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});

test("keeps the decimals of a number", () => {
  expect(toPlainDecimal("4,174.086586560")).toBe("4174.086586560");
  expect(toPlainDecimal("1.299")).toBe("1.299");
});

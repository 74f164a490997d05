import fc from "fast-check";
import { expect, test } from "vitest";
import { countSeparator, zeroCounts, commonestSeparator } from "./decimal-separator.ts";
import { rowReader } from "./row-reader.ts";

const LANGUAGES = { ".": "en-US", ",": "de-DE" } as const;

const cents = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: 0, max: 9_999_999 }).map((whole) => whole * 100),
  fc.integer({ min: 0, max: 999_999_999 }),
);

/** "1.299" without decimals, as people write it. */
const format = (value: number, separator: "." | ",") =>
  new Intl.NumberFormat(LANGUAGES[separator], {
    minimumFractionDigits: value % 100 === 0 ? 0 : 2,
  }).format(value / 100);

test("parses every price of a column by the column's separator", () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 40 }),
      fc.constantFrom("." as const, "," as const),
      (values, separator) => {
        // One price with cents reveals the separator of all.
        const cells = [...values, 1250].map((value) => format(value, separator));
        const votes = zeroCounts();
        for (const cell of cells) countSeparator(votes, cell);
        const reader = rowReader();
        const read = cells.map((cell) => reader.price(cell, commonestSeparator(votes)));
        expect(read).toEqual([...values, 1250]);
        expect(reader.notes).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test("parses weights by the column's separator", () => {
  const reader = rowReader();
  expect(reader.weight("1,250", "g", ",")).toBe(125);
  expect(reader.weight("1,250", "g", ".")).toBe(125_000);
  expect(reader.weight("12,5 g", "g", ".")).toBe(1250);
  expect(reader.weight("0.5", "oz", null)).toBe(1417);
});

test("notes what was interpreted", () => {
  const reader = rowReader();
  expect(reader.price("from $40", null)).toBe(4000);
  expect(reader.price("on request", null)).toBeNull();
  expect(reader.price("1.299 €", null)).toBe(129_900);
  expect(reader.currency).toBe("EUR");
  expect(reader.price(null, null)).toBeNull();
  expect(reader.count("The stock", "two")).toBeNull();
  expect(reader.count("The stock", -3)).toBe(0);
  expect(reader.yesNo("Active", "maybe")).toBeNull();
  expect(reader.notes).toEqual([
    "“from $40” is a lowest price; 40.00 was taken.",
    "No price could be read from “on request”.",
    "“1.299 €” was read as 1299.00.",
    "The stock “two” couldn’t be read and was left out.",
    "Active “maybe” couldn’t be read and was left out.",
  ]);
  expect(() => reader.price("-40", null)).toThrow("“-40” isn’t a price.");
  expect(() => reader.price(-40, null)).toThrow("“-40” isn’t a price.");
});

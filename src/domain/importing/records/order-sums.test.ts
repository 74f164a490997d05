import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sumOrder } from "./order-sums.ts";

const line = (cents: number | null, quantity = 1) => ({
  name: "Ring",
  sku: null,
  variant: null,
  quantity,
  cents,
});

const NOTHING = { shippingCents: 0, taxCents: 0, discountCents: 0, discountCode: null };

/** The sum of each line, and the notes. */
function sumOf(lines: ReturnType<typeof line>[], sums: Partial<Parameters<typeof sumOrder>[1]>) {
  const summed = sumOrder(lines, { ...NOTHING, totalCents: null, ...sums });
  if (typeof summed === "string") return summed;
  return [...summed.lines.map((each) => each.priceCents * each.quantity), ...summed.notes];
}

test("takes a discount from the lines in proportion, the last cent from the largest", () => {
  expect(sumOf([line(1000), line(2000), line(500)], { discountCents: 100 })).toEqual([
    972,
    1942,
    486,
    "Taken from the lines in proportion: a discount of $1.00.",
  ]);
  expect(sumOf([line(1), line(1), line(1)], { totalCents: 1 })).toEqual([
    0,
    0,
    1,
    "Taken from the lines in proportion: $0.02 that the file doesn’t explain.",
  ]);
});

test("says when discount and total don't fit, and when tax is in the prices", () => {
  expect(sumOf([line(1000)], { totalCents: 900, discountCents: 500 })).toEqual([
    900,
    "$1.00 was taken from the lines in proportion.",
  ]);
  expect(sumOf([line(1000)], { totalCents: 1000, taxCents: 200 })).toEqual([
    800,
    "Taken from the lines in proportion: $2.00 of tax, which its prices include.",
  ]);
});

test("lets lines without a price share what the others leave", () => {
  expect(sumOf([line(1000), line(null, 2), line(null)], { totalCents: 1900 })).toEqual([
    1000, 600, 300,
  ]);
});

test("refuses a total below zero, and below shipping and tax", () => {
  expect(sumOf([line(1000)], { discountCents: 1001 })).toBe("Its total is below zero.");
  expect(sumOf([line(1000)], { totalCents: 300, shippingCents: 500 })).toBe(
    "Its lines, shipping, and tax don’t add up to its total of $3.00.",
  );
});

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const anyLine = fc
  .tuple(
    fc.oneof(fc.integer({ min: -100_000, max: 9_999_999_999 }), fc.constant(null)),
    fc.integer({ min: 1, max: 1000 }),
  )
  .map(([sum, quantity]) => line(sum, quantity));

test("makes lines, shipping and tax the total of any order, each line at least 0", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      cents,
      cents,
      cents,
      (lines, totalCents, shippingCents, taxCents) => {
        const summed = sumOrder(lines, { ...NOTHING, totalCents, shippingCents, taxCents });
        if (typeof summed === "string") return;
        const all = summed.lines.reduce((sum, each) => sum + each.priceCents * each.quantity, 0);
        expect(all + shippingCents + taxCents).toBe(totalCents);
        expect(summed.lines.every((each) => each.priceCents >= 0 && each.quantity > 0)).toBe(true);
      },
    ),
  );
});

import { expect, test } from "vitest";
import { depositOf, shareOf, sumQuote } from "./quote-sums.ts";

const rings = [
  { priceCents: 218_000, quantity: 1 },
  { priceCents: 64_000, quantity: 1 },
];

test("sums two rings with 5.3% sales tax to the cent", () => {
  expect(sumQuote({ items: rings, shippingCents: 0, taxRate: 5_300 })).toEqual({
    subtotalCents: 282_000,
    shippingCents: 0,
    taxCents: 14_946,
    totalCents: 296_946,
  });
  expect(depositOf("half", 296_946)).toBe(148_473);
});

test("takes no tax on shipping, and a tax that is a sum of its own as it is", () => {
  const items = [{ priceCents: 1_050, quantity: 3 }];
  expect(sumQuote({ items, shippingCents: 1_200, taxRate: 5_300 })).toMatchObject({
    taxCents: 167,
    totalCents: 4_517,
  });
  expect(sumQuote({ items, shippingCents: 0, taxRate: null, taxCents: 99 })).toMatchObject({
    taxCents: 99,
    totalCents: 3_249,
  });
});

test.each([
  // Rates of Staunton, New York City, Chicago and Los Angeles; half a cent is rounded up.
  [5_300, 218_000, 11_554],
  [8_875, 218_000, 19_348],
  [8_875, 219_950, 19_521],
  [10_250, 99_99, 1_025],
  [9_500, 1_234_567, 117_284],
  [8_875, 400, 36],
  [8_875, 200, 18],
  [125, 400, 1],
  [124, 400, 0],
  [8_875, 9_999_999_999, 887_500_000],
  [100_000, 4_999_999_999, 4_999_999_999],
  [0, 218_000, 0],
])(
  "tax at %i thousandths of a percent of %i cents is %i cents",
  (taxRate, priceCents, taxCents) => {
    const items = [{ priceCents, quantity: 1 }];
    expect(sumQuote({ items, shippingCents: 1_200, taxRate })).toEqual({
      subtotalCents: priceCents,
      shippingCents: 1_200,
      taxCents,
      totalCents: priceCents + 1_200 + taxCents,
    });
  },
);

test.each([
  ["none", null],
  ["third", 33],
  ["half", 50],
  ["full", 99],
  ["other", null],
] as const)("a deposit of %s of 99 cents is %s", (share, cents) => {
  expect(depositOf(share, 99)).toBe(cents);
});

test.each([
  ["third", 33],
  ["half", 50],
  ["full", 99],
] as const)("recognizes a deposit of %s", (share, cents) => {
  expect(shareOf(cents, 99)).toBe(share);
});

test("recognizes no deposit and one that is no share", () => {
  expect(shareOf(null, 99)).toBe("none");
  expect(shareOf(10, 99)).toBe("other");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_CENTS } from "../decimals.ts";
import { findPriceBand, PRICE_BANDS, findPriceBandForCents } from "./price-bands.ts";

test.each([
  [0, "0-100"],
  [9_999, "0-100"],
  [10_000, "100-300"],
  [29_999, "100-300"],
  [30_000, "300-600"],
  [60_000, "600-1000"],
  [99_999, "600-1000"],
  [100_000, "1000+"],
  [MAX_CENTS, "1000+"],
])("%i cents are in the band %s", (cents, value) => {
  expect(findPriceBandForCents(cents)?.value).toBe(value);
});

test("puts every price in exactly one band", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
      const bands = PRICE_BANDS.filter(
        (band) => cents >= band.fromCents && cents < band.belowCents,
      );
      expect(bands).toEqual([findPriceBandForCents(cents)]);
    }),
  );
});

test("finds a band by its value only", () => {
  expect(findPriceBand("1000+")?.label).toBe("Over $1,000");
  expect(findPriceBand("any")).toBeUndefined();
  expect(findPriceBand("1000")).toBeUndefined();
});

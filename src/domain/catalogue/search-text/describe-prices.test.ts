import { expect, test } from "vitest";
import { describePrices } from "./describe-prices.ts";

test.each([
  [{ priceMax: 19_999 }, "Under $200"],
  [{ priceMax: 20_000 }, "Up to $200"],
  [{ priceMax: 9950 }, "Up to $99.50"],
  [{ priceMin: 20_000, priceMax: 50_000 }, "$200 - $500"],
  [{ priceMin: 100_000 }, "$1,000 and up"],
  [{ priceMin: 100_001 }, "Over $1,000"],
  [{ priceMin: null, priceMax: null }, null],
])("describes %j as %s", (query, label) => {
  expect(describePrices(query)).toBe(label);
});

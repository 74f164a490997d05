import { expect, test } from "vitest";
import { rangeOf, toPiecePrices } from "./piece-prices.ts";

test.each([
  ["one price", { price: 40 }, 40, 40],
  ["no price", { price: null }, null, null],
  ["a lower sale price", { price: 40, sale: 30 }, 30, 40],
  ["a sale price alone", { price: null, sale: 30 }, 30, 30],
  ["a sale price that is no lower", { price: 40, sale: 40 }, 40, 40],
  ["a sale price of nothing", { price: 40, sale: 0 }, 40, 40],
  ["a higher former price", { price: 40, former: 50 }, 40, 50],
  ["a lower former price", { price: 40, former: 30 }, 40, 40],
  ["a former price alone", { price: null, former: 50 }, 50, 50],
  ["all three", { price: 40, sale: 30, former: 50 }, 30, 50],
  ["a sale and a former price", { price: null, sale: 30, former: 50 }, 30, 50],
])("a row with %s", (_, written, current, regular) => {
  expect(toPiecePrices(written)).toEqual({ current, regular });
});

test.each([
  [[], null, null],
  [[null, null], null, null],
  [[50, null, 40, 60], 40, 60],
  [[0, 50, 40], 40, 50],
  [[0, null, 0], 0, 0],
])("the prices %j range from %j to %j", (cents, lowest, highest) => {
  expect(rangeOf(cents)).toEqual({ lowest, highest });
});

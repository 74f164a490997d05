import { expect, test } from "vitest";
import { guessPicks } from "./guess-picks.ts";

const ounce = (pointer: string) => ({ pointer, kind: "ounce" });
const perDollar = (pointer: string) => ({ pointer, kind: "perDollar" });

test.each([
  [
    "metals by name",
    { unit: "toz", metals: { gold: 4012.2, silver: 50.1, platinum: 1548, lbma_gold_am: 4000 } },
    {
      gold: ounce("/metals/gold"),
      silver: ounce("/metals/silver"),
      platinum: ounce("/metals/platinum"),
    },
  ],
  [
    "how much a dollar buys",
    { base: "USD", timestamp: 1764288000, rates: { XAG: 0.02, XAU: 0.00025, USDXAU: 4000 } },
    { gold: perDollar("/rates/XAU"), silver: perDollar("/rates/XAG") },
  ],
  [
    "one metal with much beside it",
    {
      timestamp: 1764288000,
      metal: "XAU",
      prev_close_price: 3990,
      ch: 128.4,
      price: 4000.1,
      ask: 4001,
    },
    { gold: ounce("/price") },
  ],
  [
    "a list of metals",
    [
      { symbol: "XAG/USD", price: "50.12" },
      { symbol: "XAU/USD", price: "4,012.20" },
    ],
    { gold: ounce("/1/price"), silver: ounce("/0/price") },
  ],
  [
    "names with a word more",
    { items: [{ curr: "USD", chgXau: 12, xauPrice: 4012.2, xagPrice: 50.1 }] },
    { gold: ounce("/items/0/xauPrice"), silver: ounce("/items/0/xagPrice") },
  ],
  [
    "grams, and kilograms of silver",
    { "gold/g": 128.6, "silver/kg": 1610.7 },
    {
      gold: { pointer: "/gold~1g", kind: "gram" },
      silver: { pointer: "/silver~1kg", kind: "kilogram" },
    },
  ],
  ["another currency", { currency: "EUR", gold: 3500 }, {}],
  ["no metals", { gold: "closed", count: 4000, list: [4000, null] }, {}],
])("guesses the prices in %s", (_, data, expected) => {
  expect(guessPicks(data, {})).toEqual(expected);
});

test("replaces the picks that give no price any more", () => {
  const gold = { pointer: "/bid/gold", kind: "ounce" } as const;
  const silver = { pointer: "/bid/silver", kind: "ounce" } as const;
  const data = { ask: { gold: 4012.2, silver: 50.2 }, bid: { gold: 4000 } };
  expect(guessPicks(data, { gold, silver })).toEqual({ gold, silver: ounce("/ask/silver") });
});

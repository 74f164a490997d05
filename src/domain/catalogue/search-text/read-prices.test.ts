import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PriceEnds, readPrices } from "./read-prices.ts";

const dollars = (priceMin: number | null, priceMax: number | null): PriceEnds => ({
  ...(priceMin !== null && { priceMin: Math.round(priceMin * 100) }),
  ...(priceMax !== null && { priceMax: Math.round(priceMax * 100) }),
});

test.each<[string, PriceEnds, string]>([
  ["under $200", dollars(null, 199.99), ""],
  ["silver ring under $200", dollars(null, 199.99), "silver ring"],
  ["below 200", dollars(null, 199.99), ""],
  ["rings less than 150 dollars please", dollars(null, 149.99), "rings please"],
  ["up to 200", dollars(null, 200), ""],
  ["no more than $99.50", dollars(null, 99.5), ""],
  ["$300 or less", dollars(null, 300), ""],
  ["200-500", dollars(200, 500), ""],
  ["$200 – $500 pendant", dollars(200, 500), "pendant"],
  ["500 to 200", dollars(200, 500), ""],
  ["between 200 and 500", dollars(200, 500), ""],
  ["from $1,000 to $2,500", dollars(1000, 2500), ""],
  ["$1-2k", dollars(1000, 2000), ""],
  ["around 300", dollars(240, 360), ""],
  ["about $45", dollars(36, 54), ""],
  ["$1,000+", dollars(1000, null), ""],
  ["1000 and up", dollars(1000, null), ""],
  ["over 1k", dollars(1000.01, null), ""],
  ["over $14k", dollars(14_000.01, null), ""],
  ["at least 250", dollars(250, null), ""],
  ["over 100 under 300 gold", dollars(100.01, 299.99), "gold"],
  ["under $5", dollars(null, 4.99), ""],
  ["UNDER 20 BUCKS", dollars(null, 19.99), ""],
  ["earrings (under 80)", dollars(null, 79.99), "earrings ( )"],
])("reads prices in %s", (text, ends, rest) => {
  expect(readPrices(text)).toEqual({ ends, rest });
});

describe("what is no price stays in the text:", () => {
  test.each([
    "Under the Sea",
    "over the moon",
    "ring under",
    "FG-512",
    "FG-200-500",
    "14k gold",
    "under 14k",
    "chain under 18 inches",
    "16-18 inch chain",
    "between 16 and 18 in",
    "size 6-7",
    "ring size under 8",
    "over 20 grams",
    "around 45 cm",
    "about 2 carats",
    "1920s",
    "no. 300",
    "$300",
    "under $0",
    "over 99999999999",
    "under 1e9",
  ])("%s", (text) => {
    expect(readPrices(text)).toEqual({ ends: {}, rest: text });
  });
});

test("keeps any text without digits as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/\d/.test(text));
      expect(readPrices(text)).toEqual({ ends: {}, rest: text.replaceAll(/\s+/g, " ").trim() });
    }),
  );
});

test("takes any text of these words apart into ends in order and a rest without them", () => {
  const word = fc.constantFrom(
    "under",
    "over",
    "-",
    "to",
    "between",
    "and",
    "$",
    "200",
    "5k",
    "ring",
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { ends, rest } = readPrices(words.join(" "));
      for (const cents of Object.values(ends)) expect(cents).toBeGreaterThan(0);
      expect(readPrices(rest).rest.length).toBeLessThanOrEqual(rest.length);
      expect(rest.split(" ").filter((each) => each === "ring")).toHaveLength(
        words.filter((each) => each === "ring").length,
      );
    }),
  );
});

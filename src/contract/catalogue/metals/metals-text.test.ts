import fc from "fast-check";
import { expect, test } from "vitest";
import { ALLOYS } from "./alloys.ts";
import { metalsInput } from "./metal-schemas.ts";
import { formatMetals, parseMetals } from "./metals-text.ts";

const weight = fc.option(
  fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  { nil: undefined },
);
const known = fc.record({
  alloy: fc.constantFrom(...ALLOYS.map(({ alloy }) => alloy)),
  grams: weight,
});

test("reads back every metal that it writes", () => {
  fc.assert(
    fc.property(fc.array(known), (metals) => {
      expect(parseMetals(formatMetals(metals) ?? "")).toEqual(metals);
    }),
  );
});

test.each([
  ["18 kt. white gold, 4,25 g", "18k white gold 4.25 g"],
  ["14-karat rose gold 3 grams\nSterling", "14k rose gold 3 g; sterling silver"],
  ["14kt gold; 14 karat gold 2 g", "14k gold; 14k gold 2 g"],
  ["14k red gold", "14k rose gold"],
  ["Platinum; 900 platinum 6g", "platinum 950; platinum 900 6 g"],
  ["Titanium, anodized 3 g", "Titanium, anodized 3 g"],
  [" ; ", null],
])("writes %j as %j", (text, written) => {
  expect(metalsInput.parse(text)).toBe(written);
});

test.each([
  "25k gold",
  "12k yellow gold",
  "sterling silver 0 g",
  "sterling silver -1 g",
  "sterling silver 1000000000 g",
  "sterling silver 1e9 g",
  "4.2 g",
])("refuses %j with a sentence", (text) => {
  expect(metalsInput.safeParse(text).error?.issues[0]?.message).toMatch(/^Write metals as /);
});

test("takes lists of alloys and refuses what it could not read back", () => {
  const metals = [
    { alloy: "18k-yellow-gold", grams: 4.2 },
    { alloy: "other", name: "niobium" },
  ];
  expect(metalsInput.parse(metals)).toBe("18k yellow gold 4.2 g; niobium");
  for (const metal of [
    { alloy: "25k-gold" },
    { alloy: "other" },
    { alloy: "other", name: "copper" },
    { alloy: "other", name: "steel; silver" },
    { alloy: "copper", grams: 0 },
    { alloy: "copper", grams: "1000000000" },
  ]) {
    expect(metalsInput.safeParse([metal]).success).toBe(false);
  }
  expect(metalsInput.safeParse("niobium".repeat(300)).success).toBe(false);
});

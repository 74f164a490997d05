import fc from "fast-check";
import { expect, test } from "vitest";
import type { MetalPrices } from "../metal-prices/follow-metals.ts";
import { listMetalWeights } from "../metal-prices/metal-weights.ts";
import { parseMetalPrice } from "../metal-prices/ounce-price.ts";
import { parseMetals } from "../metals/metals-text.ts";
import { ROUNDING_NAMES } from "../roundings.ts";
import { buildPrice, marginOf, priceAtMargin } from "./build-price.ts";
import { pricingInput } from "./pricing-schemas.ts";

const prices: MetalPrices = {
  gold: parseMetalPrice("2400") ?? 0,
  silver: parseMetalPrice("30") ?? 0,
};
const build = (metals: string, given: object, at = prices) => {
  const weights = listMetalWeights({
    metals: parseMetals(metals) ?? [],
    stones: [],
    weight: null,
  });
  const { markup, ...pricing } = pricingInput.parse(given);
  return buildPrice({ ...pricing, markup: markup ?? 0 }, weights, at);
};

test("adds up metal, loss, stones, findings, labor, mark-up and rounding as on paper", () => {
  const built = build("18k yellow gold 4.2 g; sterling silver 10 g", {
    loss: "8",
    stones: "120.00",
    findings: "14.50",
    hours: "3.5",
    rate: "65",
    markup: "100",
    rounding: "nearest-5",
  });
  expect(built).toEqual({
    lines: [
      // 4.2 g × 0.750 × $2,400 ÷ 31.1034768 g, and 10 g × 0.925 × $30 ÷ 31.1034768 g
      { kind: "metal", alloy: "18k yellow gold", cents: 243_06 },
      { kind: "metal", alloy: "sterling silver", cents: 8_92 },
      { kind: "loss", cents: 20_16 },
      { kind: "stones", cents: 120_00 },
      { kind: "findings", cents: 14_50 },
      { kind: "labor", cents: 227_50 },
      { kind: "markup", cents: 634_14 },
      { kind: "rounding", cents: 1_72 },
    ],
    cost: 634_14,
    price: 1270_00,
  });
});

test("leaves out what costs nothing, and says what is missing", () => {
  expect(build("", { hours: "2", rate: "50", markup: "0" })).toEqual({
    lines: [{ kind: "labor", cents: 100_00 }],
    cost: 100_00,
    price: 100_00,
  });
  expect(build("14k gold", { markup: "100" })).toEqual({ missing: "weight", alloy: "14k gold" });
  expect(build("platinum 950 2 g", { markup: "100" })).toEqual({
    missing: "price",
    metal: "platinum",
  });
});

test("takes the cost of the whole piece in place of its parts", () => {
  expect(build("platinum 950 2 g", { cost: "120", stones: "80", markup: "50" })).toEqual({
    lines: [
      { kind: "whole", cents: 120_00 },
      { kind: "markup", cents: 60_00 },
    ],
    cost: 120_00,
    price: 180_00,
  });
});

const amount = (max: number) => fc.integer({ min: 0, max }).map((each) => (each / 100).toFixed(2));

test("no sum loses a cent: the lines are the cost, and with mark-up and rounding the price", () => {
  const given = fc.record({
    loss: amount(10_000),
    stones: amount(1_000_000),
    findings: amount(100_000),
    hours: amount(20_000),
    rate: amount(30_000),
    markup: amount(100_000),
    rounding: fc.constantFrom(...ROUNDING_NAMES),
  });
  const grams = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(given, grams, grams, (pricing, gold, silver) => {
      const metals = `18k yellow gold ${gold / 100} g; sterling silver ${silver / 100} g`;
      const built = build(metals, pricing);
      const { lines, cost, price } = "price" in built ? built : { lines: [], cost: -1, price: -1 };
      const sum = (kinds: string[]) =>
        lines.reduce((all, { kind, cents }) => all + (kinds.includes(kind) ? cents : 0), 0);
      expect(sum(["metal", "loss", "stones", "findings", "labor"])).toBe(cost);
      expect(cost + sum(["markup", "rounding"])).toBe(price);
    }),
  );
});

test("finds the price of a margin, and the margin of a price", () => {
  expect(priceAtMargin(600_00, 40, "none")).toBe(1000_00);
  expect(priceAtMargin(634_14, 40, "nearest-5")).toBe(1055_00);
  expect(priceAtMargin(600_00, 100, "none")).toBeNull();
  expect(priceAtMargin(600_00, Number.NaN, "none")).toBeNull();
  expect([marginOf(600_00, 1000_00), marginOf(600_00, 0), marginOf(600_00, 500_00)]).toEqual([
    "40.0",
    null,
    "-20.0",
  ]);
});

test.each([
  { loss: "101" },
  { hours: "-1" },
  { markup: "1.005" },
  { stones: "ten" },
  { rounding: "sometimes" },
])("refuses %o", (given) => {
  expect(pricingInput.safeParse(given).success).toBe(false);
});

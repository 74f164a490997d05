import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatCount,
  formatHundredths,
  formatPrice,
  MAX_CENTIGRAMS,
  MAX_CENTS,
  parseHundredths,
} from "./decimals.ts";
import { priceInput, weightInput } from "./decimal-inputs.ts";

const cents = fc.integer({ min: 0, max: MAX_CENTS });

describe("an amount in hundredths", () => {
  test("parses what it formats", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = formatHundredths(amount);
        expect(text).toMatch(/^\d+\.\d{2}$/);
        expect(parseHundredths(text)).toBe(amount);
        expect(parseHundredths(Number(text))).toBe(amount);
        expect(priceInput.parse(text)).toBe(amount);
      }),
    );
  });

  test.each([
    ["129", 12_900],
    ["129.5", 12_950],
    [" 129.00 ", 12_900],
    [129.99, 12_999],
    [0, 0],
    ["0.01", 1],
    ["99999999.99", MAX_CENTS],
    ["007", 700],
    ["1,000", 100_000],
    ["$1,299.50", 129_950],
    ["12,50", 1250],
    ["12.", 1200],
    [".5", 50],
  ])("%j is parsed as %j", (value, amount) => {
    expect(priceInput.parse(value)).toBe(amount);
  });

  test.each([
    "",
    "1.999",
    1.999,
    "-1",
    -0.01,
    "+1",
    "1e3",
    "0x10",
    "100000000",
    1e21,
    Number.NaN,
    Infinity,
    "ten",
    true,
    null,
  ])("%j is refused", (value) => {
    expect(priceInput.safeParse(value).success).toBe(false);
  });

  test("is parsed exactly or refused", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), (value) => {
        const parsed = parseHundredths(value);
        expect([undefined, value]).toContain(parsed && Number(formatHundredths(parsed)));
      }),
    );
  });
});

test("limits a weight to precision 8 and scale 2", () => {
  expect(weightInput.parse("999999.99")).toBe(MAX_CENTIGRAMS);
  expect(weightInput.safeParse("1000000").success).toBe(false);
});

test("formats prices and counts in US style", () => {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const whole = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatPrice(formatHundredths(amount))).toBe(dollars.format(amount / 100));
      expect(formatCount(amount)).toBe(whole.format(amount));
    }),
  );
});

test("formats a price in full", () => {
  expect(formatPrice("2180.00")).toBe("$2,180.00");
  expect(formatPrice("0.50")).toBe("$0.50");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimalAmount, parsePrice } from "./parse-price.ts";

test.each([
  ["1,299.00", 129_900, null],
  ["1.299,00", 129_900, null],
  ["$1,299", 129_900, "USD"],
  ["1.299,00 €", 129_900, "EUR"],
  ["€ 1.299", 129_900, "EUR"],
  ["1 299,50 kr", 129_950, "SEK"],
  ["1 299,00 €", 129_900, "EUR"],
  ["CHF 1'299.00", 129_900, "CHF"],
  ["₹1,29,900.00", 12_990_000, "INR"],
  ["1.299.000", 129_900_000, null],
  ["USD 40", 4000, "USD"],
  ["40.5", 4050, null],
  ["US$40", 4000, "USD"],
  ["CA$40.00", 4000, "CAD"],
  ["40,00 zł", 4000, "PLN"],
  ["0.125", 13, null],
  ["١٬٢٩٩٫٠٠", 129_900, null],
  ["۱٬۲۹۹٫۵۰", 129_950, null],
  ["$１２９", 12_900, "USD"],
  ["0", 0, null],
  ["Price: $85.00 each", 8500, "USD"],
  ["2 rings, $40", 4000, "USD"],
  ["1 234.5", 123_450, null],
  ["1.234,50", 123_450, null],
  ["199,-", 19_900, null],
  ["€ 199,-", 19_900, "EUR"],
  ["CHF 1’200.–", 120_000, "CHF"],
  ["1299:-", 129_900, null],
  ["45 Euro", 4500, "EUR"],
  ["1 250 руб.", 125_000, "RUB"],
  ["4.500,00 din.", 450_000, "RSD"],
  ["R 1 299,00", 129_900, "ZAR"],
  ["1,299.5", 129_950, null],
  ["12,345", 1_234_500, null],
  ["0,125", 13, null],
  ["1234,567", 123_457, null],
  ["1.2345", 123, null],
  ["$40 - $60", 4000, "USD"],
] as const)("reads %s", (written, cents, currency) => {
  expect(parsePrice(written)).toMatchObject({ cents, currency });
});

test.each([
  "",
  "  ",
  "Price on request",
  "POA",
  "call us",
  "-40.00",
  "  -40.00",
  "− 40",
  "$-40",
  "abc123",
  "10%",
  "€",
  "1e9999",
])("rejects %j", (written) => {
  expect(parsePrice(written)).toBeNull();
});

test("takes the lowest of several prices, with a note", () => {
  expect(parsePrice("$40.00 – $60.00")).toEqual({
    cents: 4000,
    currency: "USD",
    note: "“$40.00 – $60.00” holds several prices; the lowest, 40.00, was taken.",
  });
  expect(parsePrice("$40.00-$60.00")?.cents).toBe(4000);
  expect(parsePrice("from $40")?.note).toBe("“from $40” is a lowest price; 40.00 was taken.");
  expect(parsePrice(" $40+ ")?.note).toBe("“$40+” is a lowest price; 40.00 was taken.");
  expect(parsePrice("$40 + engraving")?.note).toBeNull();
  expect(parsePrice("$40+x")?.note ?? null).toBeNull();
  expect(parsePrice("12345.678")?.note).toBeNull();
  expect(parsePrice("1.299")?.note).toBe("“1.299” was read as 1299.00.");
  expect(parsePrice("1,299.00")?.note).toBeNull();
});

test("uses the decimal separator the source has shown", () => {
  expect(parsePrice("1,299", { decimal: "," })).toMatchObject({ cents: 130, note: null });
  expect(parsePrice("1.299", { decimal: "," })).toMatchObject({ cents: 129_900, note: null });
  expect(parsePrice("1.299", { decimal: "." })?.cents).toBe(130);
});

test.each([
  [40, 4000],
  [0.005, 1],
  [0, 0],
  [99_999_999.99, 9_999_999_999],
  [100_000_000, null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])("reads the number %d as %j cents", (written, cents) => {
  expect(parsePrice(written)).toEqual(
    cents === null ? null : { cents, currency: null, note: null },
  );
});

test("takes a dash between two prices for no minus", () => {
  expect(parsePrice("$60-$40")?.cents).toBe(4000);
});

test("parses decimal amounts of APIs", () => {
  expect(parseDecimalAmount("10.000")).toBe(1000);
  expect(parseDecimalAmount("19.9900")).toBe(1999);
  expect(parseDecimalAmount("1.005")).toBe(101);
  expect(parseDecimalAmount("40")).toBe(4000);
  expect(parseDecimalAmount(" 40. ")).toBe(4000);
  expect(["", "1,5", "-1", "$40", "40 USD", "4e3"].map(parseDecimalAmount)).toEqual(
    Array(6).fill(null),
  );
});

test("round-trips amounts in English and German notation", () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_99), (cents) => {
      const [english, german] = ["en-US", "de-DE"].map((locale) =>
        new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }).format(cents / 100),
      );
      expect(parsePrice(english ?? "")).toEqual({ cents, currency: "USD", note: null });
      expect(parsePrice(german ?? "")).toEqual({ cents, currency: "USD", note: null });
    }),
  );
});

const SIGNS = "0123456789.,' $€-kr a".split("");

test("stays within bounds for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...SIGNS) }), (text) => {
      expect(parsePrice(text)?.cents ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("ignores what follows the first 300 characters", () => {
  expect(parsePrice(`$5${" ".repeat(300)}$1`)?.cents).toBe(500);
  expect(parsePrice(`$5${"1,".repeat(50_000)}`)).toEqual(parsePrice(`$5${"1,".repeat(149)}`));
});

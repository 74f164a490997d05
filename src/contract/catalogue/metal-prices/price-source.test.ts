import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOuncePrice } from "./ounce-price.ts";
import { readPick, readPicks } from "./price-source.ts";

const read = (
  data: unknown,
  pointer: string,
  kind: Parameters<typeof readPick>[1]["kind"] = "ounce",
) => {
  const { price, problem } = readPick(data, { pointer, kind });
  return price === undefined ? problem : formatOuncePrice(price);
};

test.each([
  ["a number", 2650.1, "ounce", "2650.10"],
  ["a text", "$2,650.10 / oz", "ounce", "2650.10"],
  ["a decimal comma", "1.234,50", "ounce", "1234.50"],
  ["a gram", 85.2, "gram", "2650.01622336"],
  ["a pennyweight", "132.505", "dwt", "2650.10"],
  ["a kilogram", 85200, "kilogram", "2650.01622336"],
  ["ounces for a dollar", 0.000_4, "perDollar", "2500.00"],
] as const)("reads %s", (_, value, kind, expected) => {
  expect(read({ gold: value }, "/gold", kind)).toBe(expected);
});

test.each([
  ["more than any metal costs", 4e-7, "perDollar", "“4e-7” at /gold isn’t a price above 0."],
  ["a price below zero", -5, "ounce", "“-5” at /gold isn’t a price above 0."],
  ["a text below zero", "-5.20", "ounce", "“-5.20” at /gold isn’t a price above 0."],
  ["zero", 0, "ounce", "“0” at /gold isn’t a price above 0."],
  ["zero ounces for a dollar", 0, "perDollar", "“0” at /gold isn’t a price above 0."],
  ["the text of a zero", "0.00", "ounce", "“0.00” at /gold isn’t a price above 0."],
  ["too much", 1e12, "ounce", "“1000000000000” at /gold isn’t a price above 0."],
  ["no number", "n/a", "ounce", "“n/a” at /gold isn’t a price above 0."],
  ["nothing", null, "ounce", "“null” at /gold isn’t a price above 0."],
  ["a truth", true, "ounce", "“true” at /gold isn’t a price above 0."],
  ["a list", [1], "ounce", "“[1]” at /gold isn’t a price above 0."],
  [
    "another currency",
    "2400 EUR",
    "ounce",
    "A currency other than US dollars is named beside /gold.",
  ],
] as const)("says that there is no price in %s", (_, value, kind, problem) => {
  expect(read({ gold: value }, "/gold", kind)).toBe(problem);
});

test.each([
  ["its name", { priceEur: 2400 }, "/priceEur"],
  ["a text beside it", { gold: 2400, currency: "GBP" }, "/gold"],
  ["a text around it", { base: "EUR", rates: { gold: 2400 } }, "/rates/gold"],
])("notices another currency in %s", (_, data, pointer) => {
  expect(read(data, pointer)).toBe(`A currency other than US dollars is named beside ${pointer}.`);
});

test("takes no currency for that of the price which stands elsewhere", () => {
  const data = { unit: "USD", gold: 2400, rates: { EUR: 1.1 }, note: "Ask us for a price in EUR" };
  expect(read(data, "/gold")).toBe("2400.00");
});

test.each([
  ["a list", [{ price: 1 }, { price: 31 }], "/1/price"],
  ["a name with a slash", { "XAG/USD": 31 }, "/XAG~1USD"],
  ["a name with a tilde", { "~1": 31 }, "/~01"],
  ["an empty name", { "": { "": 31 } }, "//"],
])("follows a JSON Pointer into %s", (_, data, pointer) => {
  expect(read(data, pointer)).toBe("31.00");
});

test("takes no long text for a price", () => {
  expect(read({ gold: `2650 ${"x".repeat(100)}` }, "/gold")).toMatch(/isn’t a price above 0\.$/);
});

test("says that a value is gone", () => {
  for (const data of [{}, { rates: null }, { rates: [] }, { rates: { XAG: 1 } }, [], "x", null]) {
    expect(read(data, "/rates/XAU")).toBe("Nothing is at /rates/XAU.");
  }
  expect(read({}, "/constructor")).toBe("Nothing is at /constructor.");
  expect(read({ rates: "31" }, "/rates/0")).toBe("Nothing is at /rates/0.");
  expect(read(31, "31")).toBe("Nothing is at 31.");
});

test("reads the picks of an answer, with a sentence for each that is no price", () => {
  const gold = { pointer: "/XAU", kind: "perDollar" } as const;
  const silver = { pointer: "/XAG", kind: "ounce" } as const;
  expect(readPicks({ XAU: 0.0004 }, { gold, silver })).toEqual({
    prices: { gold: 2_500_000_000_000 },
    problems: { silver: "Silver: Nothing is at /XAG." },
  });
});

test("finds every value of any JSON, and gives a price or says why not", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
      for (const pointer of listPointers(data, "")) {
        const { price, problem } = readPick(data, { pointer, kind: "gram" });
        expect(price === undefined).toBe(problem !== undefined);
        expect(problem ?? "").not.toMatch(/^Nothing/);
      }
    }),
  );
});

const listPointers = (data: unknown, at: string): string[] =>
  typeof data !== "object" || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) => {
        const pointer = `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        return [pointer, ...listPointers(value, pointer)];
      });

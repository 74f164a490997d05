import fc from "fast-check";
import { expect, test } from "vitest";
import { formatOuncePrice } from "../ounce-price.ts";
import { type PricePick, pricePickSchema } from "./price-source-schemas.ts";
import { readPick } from "./read-pick.ts";
import { entriesOf, findPosition, type Position, toValuePath } from "./value-path.ts";

const pick = (data: unknown, position: Position, more: object = {}): PricePick =>
  pricePickSchema.parse({ path: toValuePath(data, position), unit: "ounce", ...more });
const read = (data: unknown, position: Position, more: object = {}) => {
  const { price, problem } = readPick(data, pick(data, position, more));
  return price === undefined ? problem : formatOuncePrice(price);
};

test.each([
  ["a number", 2650.1, {}, "2650.10"],
  ["a text", "$2,650.10 / oz", {}, "2650.10"],
  ["a decimal comma", "1.234,50", {}, "1234.50"],
  ["a gram", 85.2, { unit: "gram" }, "2650.01622336"],
  ["a pennyweight", "132.505", { unit: "dwt" }, "2650.10"],
  ["a kilogram", 85200, { unit: "kilogram" }, "2650.01622336"],
  ["cents", 265010, { factor: "0.01" }, "2650.10"],
  ["ounces for a dollar", 0.000_4, { kind: "perDollar" }, "2500.00"],
  ["more than any metal costs", 4e-7, { kind: "perDollar" }, "unreadable"],
  ["another currency with its rate", "2400 EUR", { factor: "1.1" }, "2640.00"],
  ["dollars of which the text names another currency", "2400 CAD", { isDollars: true }, "2400.00"],
  ["another currency", "2400 EUR", {}, "foreign"],
  ["a price below zero", -5, {}, "unreadable"],
  ["a text below zero", "-5.20", {}, "unreadable"],
  ["zero", 0, {}, "unreadable"],
  ["the text of a zero", "0.00", {}, "unreadable"],
  ["too much", 1e12, {}, "unreadable"],
  ["no number", "n/a", {}, "unreadable"],
  ["nothing", null, {}, "unreadable"],
  ["a truth", true, {}, "unreadable"],
  ["a list", [1], {}, "unreadable"],
])("reads %s", (_, value, more, expected) => {
  expect(read({ gold: value }, ["gold"], more)).toBe(expected);
});

test.each([
  ["its name", { priceEur: 2400 }, ["priceEur"]],
  ["a text beside it", { gold: 2400, currency: "GBP" }, ["gold"]],
  ["a text around it", { base: "EUR", rates: { gold: 2400 } }, ["rates", "gold"]],
  [
    "the head of its column",
    [
      ["Metal", "EUR per oz"],
      ["Gold", "2400"],
    ],
    [1, 1],
  ],
])("notices another currency in %s", (_, data, position) => {
  expect(read(data, position)).toBe("foreign");
  expect(read(data, position, { isDollars: true })).toBe("2400.00");
});

const moved = (before: unknown, position: Position, after: unknown) =>
  findPosition(after, toValuePath(before, position));

test("finds the entry of a list by what names it, wherever it stands", () => {
  const [gold, silver] = [
    { symbol: "XAU", price: 2650 },
    { symbol: "XAG", price: 31 },
  ];
  expect(moved([gold, silver], [1, "price"], [silver, gold])).toEqual([0, "price"]);
  expect(moved([gold, silver], [1, "price"], [gold])).toBeNull();
  const table = [
    ["Metal", "Price"],
    ["Gold", "2650"],
    ["Silver", "31"],
  ];
  expect(moved(table, [2, 1], [table[0], ["Platinum", "980"], table[2]])).toEqual([2, 1]);
});

const day = (date: string) => ({ date, gold: 2650 });

test("takes the last of a list of days, and another by its place", () => {
  const days = [day("2026-11-24"), day("2026-11-25")];
  expect(moved(days, [1, "gold"], [...days, day("2026-11-26")])).toEqual([2, "gold"]);
  expect(moved(days, [0, "gold"], [day("2026-11-26"), ...days])).toEqual([0, "gold"]);
  const prices = [1732, 2650.1];
  expect(moved(prices, [1], [...prices, 31])).toEqual([1]);
});

test("says that a value is gone", () => {
  const data = { rates: { XAU: 2650 } };
  for (const other of [{}, { rates: null }, { rates: [] }, { rates: { XAG: 1 } }, [], "x", null]) {
    expect(readPick(other, pick(data, ["rates", "XAU"]))).toEqual({
      problem: "missing",
      shown: "",
    });
  }
  expect(readPick({}, pick(data, ["rates", "XAU"])).problem).toBe("missing");
  expect(findPosition({}, [{ key: "constructor" }])).toBeNull();
});

test("finds every value of any JSON again, and reads it without an error", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
      for (const position of listPositions(data)) {
        const path = toValuePath(data, position);
        expect(findPosition(data, path)).toEqual(position);
        if (pricePickSchema.safeParse({ path, unit: "gram" }).success) {
          readPick(data, pick(data, position));
        }
      }
    }),
  );
});

const listPositions = (data: unknown): Position[] =>
  entriesOf(data).flatMap(([at, value]) => [
    [at],
    ...listPositions(value).map((position) => [at, ...position]),
  ]);

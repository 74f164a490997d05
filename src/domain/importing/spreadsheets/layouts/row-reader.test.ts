import { describe, expect, test } from "vitest";
import { createImportChoices } from "../../choices/import-choices.ts";
import type { Cell } from "../tables/table.ts";
import { InvalidCellError, rowReader } from "./row-reader.ts";

describe("the price", () => {
  test.each<[Cell, "." | "," | null, number | null]>([
    [null, null, null],
    ["", null, null],
    [40, null, 4000],
    ["$1,299.00", null, 129_900],
    ["1,299", null, 129_900],
    ["1,299", ",", 130],
    ["1.299", ",", 129_900],
    ["1.299", ".", 130],
    ["12,50", ".", 1250],
  ])("of %j where the column separates decimals by %j is %j cents", (cell, separator, cents) => {
    expect(rowReader().price(cell, separator)).toBe(cents);
  });

  test("is none in words, with a note", () => {
    const reader = rowReader();
    expect(reader.price("ask us", null)).toBeNull();
    expect(reader.price("Call 555 1234", null)).toBeNull();
    expect(reader.notes).toEqual([
      "No price could be read from “ask us”.",
      "No price could be read from “Call 555 1234”.",
    ]);
  });

  test("refuses digits that are none, and of a further price only leaves them out", () => {
    const reader = rowReader();
    expect(() => reader.price("12O", null)).toThrow(new InvalidCellError("“12O” isn’t a price."));
    expect(reader.notes).toEqual([]);
    expect(reader.otherPrice("The sale price", "12O", null)).toBeNull();
    expect(reader.otherPrice("The sale price", "12", null)).toBe(1200);
    expect(reader.notes).toEqual(["The sale price “12O” couldn’t be read and was left out."]);
  });

  test("has the currency that the file states, else what the price names last", () => {
    const reader = rowReader();
    reader.price("40", null);
    expect(reader.currency).toBeNull();
    reader.price("€ 40", null);
    reader.price("40", null);
    expect(reader.currency).toBe("EUR");
    reader.statedCurrency = "GBP";
    reader.price("€ 40", null);
    expect(reader.currency).toBe("GBP");
  });

  test("passes on what is doubtful about it", () => {
    const reader = rowReader();
    reader.price("from $40", null);
    expect(reader.notes).toEqual(["“from $40” is a lowest price; 40.00 was taken."]);
  });
});

describe("of several prices", () => {
  const prices = [
    { current: 4000, regular: 5000 },
    { current: 3000, regular: 6000 },
  ];

  test.each([
    ["sale", { lowest: 3000, highest: 4000 }],
    ["regular", { lowest: 5000, highest: 6000 }],
  ] as const)("those are taken that a person chooses: %s", (salePrices, range) => {
    const reader = rowReader(createImportChoices({ salePrices }));
    expect(reader.choosePrice(prices)).toEqual(range);
    expect(reader.salePrice).toEqual({ sale: 3000, regular: 5000 });
  });

  test("there is no sale where both are the same, or one is missing", () => {
    const reader = rowReader();
    expect(reader.choosePrice([{ current: 4000, regular: 4000 }])).toMatchObject({ lowest: 4000 });
    reader.choosePrice([{ current: null, regular: 4000 }]);
    reader.choosePrice([{ current: 4000, regular: null }]);
    expect(reader.salePrice).toBeNull();
  });
});

test.each<[Cell, "." | "," | null, number | null]>([
  [null, null, null],
  [6.4, null, 640],
  ["6,4 g", null, 640],
  ["1.200", ",", 120_000],
  ["1,200", ".", 120_000],
  ["1.200", ".", 120],
  ["6.4 g", ",", 640],
])("weighs %j where the column separates decimals by %j as %j", (cell, separator, weight) => {
  const reader = rowReader();
  expect(reader.weight(cell, "g", separator)).toBe(weight);
  expect(reader.notes).toEqual([]);
});

test.each<[Cell, number | null]>([
  [null, null],
  [3, 3],
  ["InStock", null],
  ["OutOfStock", 0],
  ["sold out", 0],
  ["no", 0],
  ["yes", null],
  ["Unlimited", null],
  ["∞", null],
])("counts %j as %j", (cell, count) => {
  const reader = rowReader();
  expect(reader.count("The stock", cell)).toBe(count);
  expect(reader.notes).toEqual([]);
});

test("leaves out with a note what it cannot read", () => {
  const reader = rowReader();
  expect([
    reader.weight("heavy", "g", null),
    reader.count("The stock", "hidden"),
    reader.count("The stock", "x"),
    reader.yesNo("Custom design", "perhaps"),
    reader.instant("Added", "last year"),
  ]).toEqual([null, null, null, null, null]);
  expect(reader.notes).toEqual(
    [
      "The weight “heavy”",
      "The stock “hidden”",
      "The stock “x”",
      "Custom design “perhaps”",
      "Added “last year”",
    ].map((what) => `${what} couldn’t be read and was left out.`),
  );
});

test.each<[Cell, string | null, boolean]>([
  [null, null, false],
  [true, "listed", false],
  ["no", "hidden", false],
  ["draft", "hidden", false],
  ["sold", "sold", true],
  ["en venta", "listed", false],
])("takes %j for the state %j", (cell, state, isSold) => {
  const reader = rowReader(createImportChoices({ states: { "En Venta": "listed" } }));
  expect(reader.state(cell)).toBe(state);
  expect(reader.isSold).toBe(isSold);
  expect(reader.notes).toEqual([]);
});

test("hides a piece in a state that nobody explained, with a note", () => {
  const reader = rowReader();
  expect(reader.state("en el taller")).toBe("hidden");
  expect(reader.notes).toEqual(["We don’t know what “en el taller” means, so it’s hidden."]);
});

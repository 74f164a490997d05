import { expect, test } from "vitest";
import { listFactOptions } from "./list-fact-options.ts";

const choices = {
  categories: [],
  tags: [],
  prices: {},
  priceRange: null,
  facts: {
    metals: { "white-gold": 2, "gold-filled": 1 },
    ringSizes: { "10": 1, "6.5": 2, "7": 0 },
  },
  factLabels: { "gold-filled": "Gold-filled", "6.5": "6½" },
};

test("lists the values of a filter with label and count, ring sizes from the smallest", () => {
  expect(listFactOptions("metals", choices)).toEqual([
    { value: "white-gold", label: "White gold", count: 2 },
    { value: "gold-filled", label: "Gold-filled", count: 1 },
  ]);
  expect(listFactOptions("ringSizes", choices).map(({ label }) => label)).toEqual([
    "6½",
    "7",
    "10",
  ]);
});

test("lists nothing for a filter without a choice", () => {
  expect(listFactOptions("stones", choices)).toEqual([]);
  expect(listFactOptions("stones", { ...choices, facts: {} })).toEqual([]);
});

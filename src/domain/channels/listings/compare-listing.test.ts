import { expect, test } from "vitest";
import { compareListing } from "./compare-listing.ts";
import { decideStock } from "./decide-stock.ts";
import type { ListedPiece } from "./listed-piece.ts";
import type { ListingData } from "./listing-data.ts";

const piece = (change: Partial<ListedPiece> = {}) =>
  ({
    isShown: true,
    priceCents: 12_900,
    stock: 1,
    text: "t1",
    pictures: "p1",
    ...change,
  }) as ListedPiece;

const listing = (change: Partial<ListingData> = {}) =>
  ({
    isShown: true,
    priceCents: 12_900,
    stock: 1,
    text: "T1",
    pictures: "P1",
    agreed: {
      stock: 1,
      text: { here: "t1", there: "T1" },
      pictures: { here: "p1", there: "P1" },
    },
    ...change,
  }) as ListingData;

test("finds no difference where both sides are as agreed", () => {
  expect(compareListing(piece(), listing())).toEqual([]);
});

test("compares price and stock as they are", () => {
  expect(compareListing(piece({ priceCents: 15_000, stock: 2 }), listing())).toEqual([
    { field: "price", here: "$150.00", there: "$129.00" },
    { field: "stock", here: "2", there: "1" },
  ]);
});

test("compares texts and pictures with what each side agreed on", () => {
  expect(compareListing(piece({ text: "t2" }), listing({ pictures: "P2" }))).toEqual([
    { field: "pictures", here: "as before", there: "changed" },
    { field: "text", here: "changed", there: "as before" },
  ]);
});

test("compares only visibility and stock of a hidden piece", () => {
  const hidden = piece({ isShown: false, stock: 0, priceCents: 1, text: "t2", pictures: "p2" });
  expect(compareListing(hidden, listing())).toEqual([
    { field: "visibility", here: "not shown", there: "shown" },
    { field: "stock", here: "0", there: "1" },
  ]);
});

test("ignores the price of a listing with variations", () => {
  expect(compareListing(piece(), listing({ priceCents: null }))).toEqual([]);
});

test("needs of a made-to-order piece only that it is in stock there", () => {
  expect(compareListing(piece({ stock: null }), listing({ stock: 7 }))).toEqual([]);
  expect(compareListing(piece({ stock: null }), listing({ stock: 0 }))).toEqual([
    { field: "stock", here: "made to order", there: "0" },
  ]);
});

test.each([
  ["the same stock", 1, 1, 1, "agree"],
  ["made to order and in stock there", null, 3, 0, "agree"],
  ["less here", 0, 1, 1, "send"],
  ["less here, whatever was agreed", 0, 1, 5, "send"],
  ["more here, and there as agreed", 2, 1, 1, "send"],
  ["more here, and more there than agreed", 3, 2, 1, "send"],
  ["more here, and less there than agreed", 2, 0, 1, "ask"],
  ["made to order and unexpectedly sold out there", null, 0, 1, "ask"],
  ["made to order and sold out there as agreed", null, 0, 0, "send"],
] as const)("decides on stock: %s", (_, here, there, agreed, decision) => {
  expect(decideStock(here, there, agreed)).toBe(decision);
});

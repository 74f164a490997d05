import { expect, test } from "vitest";
import { listAlloysOf } from "./list-alloys-of.ts";

test("finds a karat in any color, a color of any karat, and a metal in any alloy", () => {
  expect(listAlloysOf("14k-gold")).toEqual([
    "14k-gold",
    "14k-yellow-gold",
    "14k-white-gold",
    "14k-rose-gold",
    "14k-green-gold",
  ]);
  expect(listAlloysOf("white-gold")).toContain("9k-white-gold");
  expect(listAlloysOf("silver")).toEqual(["silver", "sterling-silver", "fine-silver", "argentium"]);
  expect(listAlloysOf("platinum")).toEqual(["platinum", "platinum-950", "platinum-900"]);
});

test.each(["14k-white-gold", "sterling-silver", "vermeil", "gold-filled", "titanium"])(
  "finds %s alone",
  (metal) => {
    expect(listAlloysOf(metal)).toEqual([metal]);
  },
);

test("does not take gold-filled and vermeil for gold", () => {
  expect(listAlloysOf("gold")).not.toContain("gold-filled");
  expect(listAlloysOf("gold")).not.toContain("vermeil");
});

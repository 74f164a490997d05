import { expect, test } from "vitest";
import { listFactGroups, listAlloysOf } from "./list-fact-groups.ts";

test("asks for any value of each filter", () => {
  expect(listFactGroups({ metals: ["titanium", "vermeil"], stones: [] })).toEqual([
    ["metals", ["metal:titanium", "metal:vermeil"]],
  ]);
  expect(listFactGroups({})).toEqual([]);
});

test("asks for a stone by its species or by all that is said of it", () => {
  const stones = ["sapphires", "blue-sapphire", "paua-shell", "tigers-eye"];
  expect(listFactGroups({ stones })).toEqual([
    ["stones", ["stone:sapphire", "kind:blue-sapphire", "stone:paua-shell", "stone:tigers-eye"]],
  ]);
});

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

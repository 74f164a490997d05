import { expect, test } from "vitest";
import { parseFacts, toFactSlug } from "./fact-filters.ts";

test.each([
  ["14k White Gold", "14k-white-gold"],
  ["Tiger’s Eye", "tigers-eye"],
  ["  mother-of-pearl ", "mother-of-pearl"],
  ["Péridot (Burma)", "péridot-burma"],
  ["...", ""],
  [`${"a".repeat(99)}💍`, "a".repeat(99)],
])("names %j in an address as %j", (name, slug) => {
  expect(toFactSlug(name)).toBe(slug);
});

test("reads values that are repeated or divided by commas, each once", () => {
  expect(parseFacts("stones", ["Sapphire,lapis lazuli", "sapphire", ","])).toEqual([
    "sapphire",
    "lapis-lazuli",
  ]);
  expect(
    parseFacts(
      "metals",
      Array.from({ length: 60 }, (_, at) => `metal ${at}`),
    ),
  ).toHaveLength(50);
});

test("leaves out what is no US ring size", () => {
  const written = ["7", "6.50", "0.25", "16.25", "6.3", "large", "", "-7", "1e1"];
  expect(parseFacts("ringSizes", written)).toEqual(["7", "6.5", "10"]);
});

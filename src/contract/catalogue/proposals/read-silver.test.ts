import { expect, test } from "vitest";
import { readSilver } from "./read-silver.ts";

test("reads silver in a name as sterling", () => {
  expect(readSilver("Silver link bracelet")).toBe("sterling silver");
  expect(readSilver("Moon pendant in silver")).toBe("sterling silver");
});

test("reads no metal from colors, plating, trees, and silver beside another metal", () => {
  const names = [
    "Silver-tone cuff",
    "Silver plated spoon",
    "Silver gray pearl studs",
    "Silver Birch pendant",
    "Silvery moon",
    "Silver and gold band",
    "Hammered cuff",
  ];
  expect(names.filter((name) => readSilver(name) !== "")).toEqual([]);
});

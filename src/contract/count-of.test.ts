import { expect, test } from "vitest";
import { countOf } from "./count-of.ts";

test("says one thing in the singular and groups the digits of many", () => {
  expect([0, 1, 2, 1234].map((count) => countOf(count, "piece"))).toEqual([
    "0 pieces",
    "1 piece",
    "2 pieces",
    "1,234 pieces",
  ]);
  expect(countOf(1, "person waits", "people wait")).toBe("1 person waits");
  expect(countOf(3, "person waits", "people wait")).toBe("3 people wait");
});

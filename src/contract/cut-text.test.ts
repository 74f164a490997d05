import { expect, test } from "vitest";
import { cutText, firstCharacters } from "./cut-text.ts";

const FAMILY = "👨‍👩‍👧‍👦";

test.each([
  ["abc", 3, "", "abc"],
  ["abcd", 3, "", "abc"],
  ["abcd", 3, "…", "ab…"],
  ["ab💍", 3, "", "ab"],
  ["a💍b", 3, "", "a💍"],
  [`ab${FAMILY}`, 12, "", "ab"],
  [`ab${FAMILY}c`, 13, "", `ab${FAMILY}`],
  ["ab👍🏽", 5, "", "ab"],
  ["🇺🇸🇺🇸", 6, "", "🇺🇸"],
  ["cafe\u0301s", 4, "", "caf"],
  ["a\r\nb", 2, "", "a"],
  [FAMILY, 3, "", "👨\u200D"],
])("cuts %j to %i code units with %j as %j", (text, max, mark, cut) => {
  expect(cutText(text, max, mark)).toBe(cut);
});

test("counts the first characters as people see them", () => {
  expect(firstCharacters(`${FAMILY}é🇺🇸x`, 3)).toBe(`${FAMILY}é🇺🇸`);
  expect(firstCharacters("ab", 3)).toBe("ab");
  expect(firstCharacters("", 3)).toBe("");
});

test("cuts a text of a million characters without reading all of it", () => {
  expect(cutText("💍".repeat(500_000), 255)).toHaveLength(254);
});

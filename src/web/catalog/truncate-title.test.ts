import fc from "fast-check";
import { expect, test } from "vitest";
import { truncateTitle } from "./truncate-title.ts";

test("thirty characters stay whole, the thirty-first cuts", () => {
  expect(truncateTitle("a".repeat(30))).toBe("a".repeat(30));
  expect(truncateTitle("Hammered Silver Disc Earrings with a very long name")).toBe(
    "Hammered Silver Disc Earrings ...",
  );
});

test("no title is ever longer than thirty characters and three dots, nor cut through a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (title) => {
      const cut = truncateTitle(title);
      expect(Array.from(cut).length).toBeLessThanOrEqual(33);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut === title || title.startsWith(cut.slice(0, -3))).toBe(true);
    }),
  );
});

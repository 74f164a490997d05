import fc from "fast-check";
import { expect, test } from "vitest";
import { truncateTitle } from "./truncate-title.ts";

test("truncates at the thirty-first character", () => {
  expect(truncateTitle("a".repeat(30))).toBe("a".repeat(30));
  expect(truncateTitle("Hammered Silver Disc Earrings with a very long name")).toBe(
    "Hammered Silver Disc Earrings ...",
  );
});

test("never exceeds thirty characters and three dots, nor splits a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (title) => {
      const cut = truncateTitle(title);
      expect(Array.from(cut).length).toBeLessThanOrEqual(33);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut === title || title.startsWith(cut.slice(0, -3))).toBe(true);
    }),
  );
});

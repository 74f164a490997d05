import { expect, test } from "vitest";
import { pictureAlt, viewAlt } from "./picture-alt.ts";

test("is the description of the picture, else the fallback, else empty", () => {
  expect(pictureAlt({ alt: "A ring on slate" }, { fallback: "Moon Ring" })).toBe("A ring on slate");
  expect(pictureAlt({ alt: "" }, { fallback: "Moon Ring" })).toBe("Moon Ring");
  expect(pictureAlt({}, { fallback: "Moon Ring" })).toBe("Moon Ring");
  expect(pictureAlt({})).toBe("");
});

test("is empty for a decorative picture", () => {
  expect(pictureAlt({ alt: "A ring" }, { isDecorative: true, fallback: "Moon Ring" })).toBe("");
});

test("numbers the views after the first", () => {
  expect([0, 1, 2].map((index) => viewAlt("Moon Ring", index))).toEqual([
    "Moon Ring",
    "Moon Ring, view 2",
    "Moon Ring, view 3",
  ]);
});

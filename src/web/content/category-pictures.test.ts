import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { CATEGORY_PICTURE_WIDTHS, categoryPicture } from "./category-pictures.ts";

const FIRST_CATEGORIES = [
  "Bracelets",
  "Earrings",
  "Gold",
  "Necklaces",
  "Pendants",
  "Pins",
  "Rings",
  "Silver",
];

test("has its own picture files for each of the first categories", () => {
  const paths = FIRST_CATEGORIES.map((name) => categoryPicture(name).basePath);
  expect(new Set(paths).size).toBe(8);
  for (const basePath of paths) {
    for (const width of CATEGORY_PICTURE_WIDTHS) {
      expect(existsSync(`public${basePath}-${width}.avif`)).toBe(true);
      expect(existsSync(`public${basePath}-${width}.jpg`)).toBe(true);
    }
  }
});

test("finds a picture by name, ignoring case and spaces, else the default", () => {
  expect(categoryPicture("rings ").basePath).toBe("/images/categories/rings");
  expect(categoryPicture("Cufflinks").basePath).toBe("/images/categories/default");
});

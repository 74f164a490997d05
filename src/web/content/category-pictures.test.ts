import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { NAVIGATION_CATEGORIES } from "#contract/navigation-categories.ts";
import { CATEGORY_PICTURE_WIDTHS, categoryPicture } from "./category-pictures.ts";

test("each category of the navigation has a photograph of its own, and the files are there", () => {
  const addresses = NAVIGATION_CATEGORIES.map(({ name }) => categoryPicture(name).basePath);
  expect(new Set(addresses).size).toBe(8);
  for (const address of addresses) {
    for (const width of CATEGORY_PICTURE_WIDTHS) {
      expect(existsSync(`public${address}-${width}.avif`)).toBe(true);
      expect(existsSync(`public${address}-${width}.jpg`)).toBe(true);
    }
  }
});

test("it is chosen by name, and any other category has the default one", () => {
  expect(categoryPicture("rings ").basePath).toBe("/images/categories/rings");
  expect(categoryPicture("Cufflinks").basePath).toBe("/images/categories/default");
});

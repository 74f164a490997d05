import { expect, test } from "vitest";
import { isNavigationWord } from "./is-navigation-word.ts";

test.each([
  "Uncategorized",
  "NON CLASSE",
  "Home",
  "All products",
  "new-arrivals",
  "Apparel & Accessories",
])("takes %s for a place of the menu", (label) => {
  expect(isNavigationWord(label)).toBe(true);
});

test.each(["Rings", "New York", "Home studio", ""])("takes %j for none", (label) => {
  expect(isNavigationWord(label)).toBe(false);
});

import { expect, test } from "vitest";
import { HOME_SECTIONS, homeSectionsSchema, shownHomeSections } from "./home-sections.ts";

test("shows every section in the first order until another is chosen", () => {
  expect(shownHomeSections([])).toEqual(HOME_SECTIONS);
});

test("shows the chosen order without hidden sections, and unnamed ones last", () => {
  const chosen = [
    { key: "film", hidden: false },
    { key: "hero", hidden: true },
    { key: "about", hidden: false },
  ] as const;
  expect(shownHomeSections([...chosen])).toEqual([
    "film",
    "about",
    "categories",
    "promo",
    "latest",
  ]);
});

test("refuses unknown sections and one that is named twice", () => {
  const twice = [
    { key: "film", hidden: false },
    { key: "film", hidden: true },
  ];
  expect(homeSectionsSchema.safeParse(twice).success).toBe(false);
  expect(homeSectionsSchema.safeParse([{ key: "shop", hidden: false }]).success).toBe(false);
});

import { expect, test } from "vitest";
import { toWireHeroSection, wireHeroSectionInput } from "./hero-section.ts";

test("sends the button and the order under both names", () => {
  const section = {
    id: 1,
    key: "hero",
    title: "Spring",
    subtitle: null,
    description: null,
    backgroundImage: null,
    picture: null,
    phoneFocalX: null,
    phoneFocalY: null,
    figures: null,
    buttonText: "Look",
    buttonLink: "/collections",
    displayOrder: 3,
    isActive: true,
    createdAt: "2026-11-20T15:00:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
  };
  expect(toWireHeroSection(section)).toEqual({
    ...section,
    ctaText: "Look",
    ctaLink: "/collections",
    sortOrder: 3,
  });
});

const read = (fields: object) =>
  wireHeroSectionInput.parse({ key: "hero", title: "Spring", ...fields });

test("reads the aliases, which the field's own name overrides", () => {
  expect(read({ ctaText: "Look", ctaLink: "/about", sortOrder: 2 })).toEqual({
    key: "hero",
    title: "Spring",
    buttonText: "Look",
    buttonLink: "/about",
    displayOrder: 2,
  });
  const both = { ctaText: "Look", ctaLink: "/about", sortOrder: 2 };
  const own = { buttonText: "See", buttonLink: "/products", displayOrder: 0 };
  expect(read({ ...both, ...own })).toEqual({ key: "hero", title: "Spring", ...own });
});

test("a field that is not sent is not changed", () => {
  expect(Object.keys(read({}))).toEqual(["key", "title"]);
});

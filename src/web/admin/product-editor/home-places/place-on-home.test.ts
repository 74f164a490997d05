import { expect, test } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import { toHeroSection } from "./place-on-home.ts";

const product = {
  name: "Forged Gold Cuff",
  description: "A cuff forged from one bar of 14k gold. It opens with a twist.",
  images: ["/media/1.jpg", "/media/2.jpg"],
} as Product;

test("fills a section with name, first sentence and cover", () => {
  expect(toHeroSection(product, "hero")).toEqual({
    key: "hero",
    title: "Forged Gold Cuff",
    subtitle: "A cuff forged from one bar of 14k gold.",
    backgroundImage: "/media/1.jpg",
    buttonText: "Shop Collection",
    buttonLink: "/products",
    displayOrder: 0,
  });
});

test("fills a section with the name alone if there is nothing else", () => {
  expect(toHeroSection({ ...product, description: null, images: [] }, "featured")).toMatchObject({
    key: "featured",
    subtitle: "",
    backgroundImage: null,
    displayOrder: 1,
  });
});

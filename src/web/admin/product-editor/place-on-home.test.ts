import { expect, test } from "vitest";
import type { Product } from "#contract/products.ts";
import { toHeroSection } from "./place-on-home.ts";

const product = {
  name: "Forged Gold Cuff",
  description: "A cuff forged from one bar of 14k gold. It opens with a twist.",
  images: ["/media/1.jpg", "/media/2.jpg"],
} as Product;

test("a piece takes a place with its name, its first sentence and its cover", () => {
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

test("a piece of which nothing is said or shown takes it with its name alone", () => {
  expect(toHeroSection({ ...product, description: null, images: [] }, "featured")).toMatchObject({
    key: "featured",
    subtitle: "",
    backgroundImage: null,
    displayOrder: 1,
  });
});

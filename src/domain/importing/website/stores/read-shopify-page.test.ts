import { expect, test } from "vitest";
import { readShopifyProduct, shopifyProductSchema } from "./read-shopify-page.ts";

const SHOP = new URL("https://old.example");

const read = (...variants: { sku: string; price: string }[]) =>
  readShopifyProduct(
    shopifyProductSchema.parse({
      id: 1,
      title: "Ring",
      handle: "ring",
      options: [{ name: "Size", values: variants.map(({ sku }) => sku) }],
      variants,
    }),
    SHOP,
  );

test("takes the SKU of a single variant, and lists its option", () => {
  expect(read({ sku: "R-1", price: "40" })).toMatchObject({
    sku: "R-1",
    priceCents: 4000,
    description: "Size: R-1",
    notes: ["Size: listed in its description."],
  });
});

test("leaves out images without a valid address", () => {
  const images = ["//cdn.example/1.jpg", "http://[", "", "data:image/png;base64,AA", "/2.jpg"];
  const product = {
    id: 1,
    title: "Ring",
    images: images.map((src) => ({ src, alt: " A &amp; b" })),
  };
  expect(readShopifyProduct(shopifyProductSchema.parse(product), SHOP).pictures).toEqual([
    { url: "https://cdn.example/1.jpg", alt: "A & b" },
    { url: "https://old.example/2.jpg", alt: "A & b" },
  ]);
});

test("takes the lowest price of several variants, no SKU, and notes what became of them", () => {
  expect(read({ sku: "6", price: "45" }, { sku: "7", price: "40" })).toMatchObject({
    sku: null,
    priceCents: 4000,
    description: "Size: 6, 7",
    notes: [
      expect.stringMatching(/^It has 2 variants \(Size: 6, 7\) and is one piece here/),
      "Size: listed in its description.",
    ],
  });
});

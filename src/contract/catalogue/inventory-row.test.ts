import { expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import { toInventoryRow } from "./inventory-row.ts";

const picture = {
  url: "https://pictures.example/a.jpg",
  alt: "A ring",
  width: null,
  height: null,
  blur: "",
  color: "",
  focalX: 0.5,
  focalY: 0.5,
};
const row = {
  id: 12,
  name: "Ring",
  sku: "R-12",
  price: "129.00",
  categoryId: 3,
  stock: 2,
  isActive: true,
  availability: "available" as const,
  reservedFor: "Ada",
  reservedUntil: null,
  leadTime: "4 weeks",
  version: 5,
};
const piece = {
  ...productFixture(),
  ...row,
  description: "Of gold",
  isCustomDesign: false,
  materials: "Gold",
  weight: "6.40",
  dimensions: null,
  dateMade: null,
  images: [picture.url],
  media: [picture, { ...picture, alt: "Its back" }],
  tagIds: [1],
  createdAt: "2026-11-20T15:00:00Z",
  updatedAt: "2026-11-20T15:00:00Z",
};

test("a row holds the columns of the table and the first photo", () => {
  expect(toInventoryRow(piece)).toEqual({ ...row, picture });
  expect(toInventoryRow({ ...piece, media: [] })).toEqual({ ...row, picture: null });
});

import { expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import { inventoryFilterSchema, toInventoryRow } from "./inventory.ts";
import { listingDifferenceSchema } from "../channels/listings.ts";
import { exportedRecordSchema } from "../importing/imports.ts";

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
const instants = { createdAt: "2026-11-20T15:00:00Z", updatedAt: "2026-11-20T15:00:00Z" };
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
  ...instants,
};

test("a row holds the columns of the table and the first photo", () => {
  expect(toInventoryRow(piece)).toEqual({ ...row, picture });
  expect(toInventoryRow({ ...piece, media: [] })).toEqual({ ...row, picture: null });
});

test("a search is trimmed and truncated to 200 characters", () => {
  expect(inventoryFilterSchema.parse({ search: "  ring " })).toEqual({ search: "ring" });
  expect(inventoryFilterSchema.parse({ search: ` ${"a".repeat(201)}` })).toEqual({
    search: "a".repeat(200),
  });
});

test("what the shop's own export and a platform's listing say is read whole", () => {
  const exported = {
    id: 12,
    availability: "reserved",
    reservedFor: "Ada",
    reservedUntil: "2026-11-26",
    leadTime: null,
    dateMade: null,
    ...instants,
  };
  expect(exportedRecordSchema.parse(exported)).toEqual(exported);
  const difference = { field: "price", here: "$129.00", there: "$120.00" };
  expect(listingDifferenceSchema.parse(difference)).toEqual(difference);
});

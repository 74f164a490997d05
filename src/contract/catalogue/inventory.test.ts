import { expect, test } from "vitest";
import { inventoryFilterSchema } from "./inventory.ts";
import { listingDifferenceSchema } from "../channels/listings.ts";
import { exportedRecordSchema } from "../importing/imports.ts";

test("a search is trimmed and truncated to 200 characters", () => {
  expect(inventoryFilterSchema.parse({ search: "  ring " })).toEqual({ search: "ring" });
  expect(inventoryFilterSchema.parse({ search: ` ${"a".repeat(201)}` })).toEqual({
    search: "a".repeat(200),
  });
});

test("what the shop's own export and a platform's listing say is read whole", () => {
  const instants = { createdAt: "2026-11-20T15:00:00Z", updatedAt: "2026-11-20T15:00:00Z" };
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

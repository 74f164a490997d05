import { expect, test } from "vitest";
import type { Change } from "#contract/access/changes.ts";
import { describeChange } from "./describe-change.ts";

const change: Change = {
  id: 1,
  kind: "piece",
  productId: 7,
  label: "Laurel Brooch",
  action: "changed",
  fields: [],
  by: "Nora",
  at: "2026-11-25T01:00:00.000Z",
};

test.each([
  [{ action: "added" as const }, "Nora added Laurel Brooch"],
  [{ action: "deleted" as const }, "Nora deleted Laurel Brooch"],
  [
    { fields: ["price", "sku", "images", "reservedFor", "reservedUntil"] },
    "Nora changed Laurel Brooch: price, SKU, photos and state",
  ],
  [{ fields: ["metals", "stones"] }, "Nora changed Laurel Brooch: details"],
  [{ kind: "pieces" as const, label: "12" }, "Nora changed 12 pieces"],
  [{ kind: "pieces" as const, label: "1", action: "deleted" as const }, "Nora deleted 1 piece"],
  [
    { kind: "settings" as const, fields: ["phone", "openingHours", "homeSections", "mail"] },
    "Nora changed Contact and hours, Home page and Email",
  ],
  [
    { kind: "settings" as const, fields: ["businessName", "taxRate", "announcementText"] },
    "Nora changed Your shop, Quotes and Contact and hours",
  ],
  [{ kind: "settings" as const, fields: ["unknown"] }, "Nora changed Settings"],
])("describes %j", (fields, sentence) => {
  expect(describeChange({ ...change, ...fields })).toBe(sentence);
});

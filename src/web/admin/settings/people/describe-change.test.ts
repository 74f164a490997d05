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
  [{ fields: ["metals", "stones"] }, "Nora changed Laurel Brooch: metals and stones"],
  [{ fields: ["unknown"] }, "Nora changed Laurel Brooch: details"],
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
  [{ action: "restored" as const }, "Nora restored Laurel Brooch"],
  [
    { kind: "pieces" as const, label: "3", action: "undone" as const },
    "Nora undid a change to 3 pieces",
  ],
  [{ kind: "order" as const, label: "12", action: "restored" as const }, "Nora restored order 12"],
  [
    { kind: "inquiries" as const, label: "1", action: "deleted" as const },
    "Nora deleted 1 inquiry",
  ],
  [{ kind: "customer" as const, action: "merged" as const }, "Nora merged two customers"],
  [{ kind: "platform" as const, label: "Etsy", action: "added" as const }, "Nora connected Etsy"],
  [{ kind: "trash" as const, label: "4", action: "deleted" as const }, "Nora emptied Trash"],
  [{ kind: "shop" as const, action: "opened" as const }, "Nora opened the shop"],
  [{ kind: "person" as const, label: "Ruth", action: "added" as const }, "Nora invited Ruth"],
  [
    { kind: "person" as const, label: "Ruth", action: "added" as const, by: "" },
    "Someone on your server added Ruth",
  ],
  [{ kind: "person" as const, label: "Nora", fields: ["password"] }, "Nora set a new password"],
  [
    { kind: "person" as const, label: "Ruth", fields: ["password"], by: "" },
    "Someone on your server set a new password for Ruth",
  ],
  [
    { kind: "person" as const, label: "Ruth", fields: ["access"] },
    "Nora changed what Ruth can open",
  ],
])("describes %j", (fields, sentence) => {
  expect(describeChange({ ...change, ...fields })).toBe(sentence);
});

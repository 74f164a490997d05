import { beforeEach, expect, test } from "vitest";
import { MAX_CHANGES } from "#contract/access/changes.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getSettings } from "../settings/get-settings.ts";
import { updateSettings } from "../settings/update-settings.ts";
import { listChanges } from "./list-changes.ts";
import { recordChange } from "./record-change.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const all = () => listChanges(shop, { limit: MAX_CHANGES });
const piece = { kind: "piece", productId: 7, label: "Laurel Brooch" } as const;

test("lists who changed what, newest first, and none of an import", async () => {
  await recordChange(shop, "ada", { kind: "settings", action: "changed", fields: ["phone"] });
  await recordChange(shop, null, { ...piece, action: "changed" });
  await recordChange(shop, "nora", { ...piece, action: "deleted" });
  expect(await all()).toEqual([
    { ...piece, action: "deleted", by: "nora", fields: [], at: shop.now().toISOString(), id: 2 },
    {
      kind: "settings",
      productId: null,
      label: "",
      action: "changed",
      by: "ada",
      fields: ["phone"],
      at: shop.now().toISOString(),
      id: 1,
    },
  ]);
  expect(await listChanges(shop, { limit: 5, before: 2 })).toHaveLength(1);
});

test("joins what a person saves on one thing within ten minutes", async () => {
  const change = { ...piece, action: "changed" } as const;
  await recordChange(shop, "ada", { ...piece, action: "added" });
  await recordChange(shop, "ada", { ...change, fields: ["price"] });
  await recordChange(shop, "ada", { ...change, label: "Laurel", fields: ["price", "name"] });
  expect(await all()).toMatchObject([
    { action: "added", label: "Laurel", fields: ["price", "name"] },
  ]);
  await recordChange(shop, "nora", change);
  await recordChange(shop, "ada", { ...change, productId: 8 });
  await recordChange(shop, "ada", { kind: "pieces", action: "changed", label: "3" });
  await recordChange(shop, "ada", { kind: "pieces", action: "changed", label: "4" });
  expect(await all()).toHaveLength(5);
});

test("keeps the newest entries only", async () => {
  for (let id = 0; id < MAX_CHANGES + 3; id += 1) {
    await recordChange(shop, "ada", { ...piece, productId: id, action: "deleted" });
  }
  const kept = await all();
  expect(kept).toHaveLength(MAX_CHANGES);
  expect(kept.at(-1)?.productId).toBe(3);
});

test("changes nothing when the entry of the history fails", async () => {
  const before = await getSettings(shop);
  await shop.db.schema.alterTable("changes").renameTo("changes_renamed").execute();
  await expect(updateSettings(shop, { phone: "540-555-0199" }, "ada")).rejects.toThrow(/changes/);
  await shop.db.schema.alterTable("changes_renamed").renameTo("changes").execute();
  expect(await getSettings(shop)).toEqual(before);
  await updateSettings(shop, { phone: "540-555-0199" }, "ada");
  expect((await getSettings(shop)).phone).toBe("540-555-0199");
  expect(await all()).toMatchObject([{ by: "ada", fields: ["phone"] }]);
});

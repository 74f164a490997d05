import { expect, test } from "vitest";
import { countRows } from "#tests/support/count-rows.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { suggestSku } from "./suggest-sku.ts";
import { updateProduct } from "./update-product.ts";

test("continues the highest number of the pattern, with the letters of the category", async () => {
  const shop = await testShop();
  const { name } = await shop.db
    .selectFrom("categories")
    .select("name")
    .where("id", "=", 12)
    .executeTakeFirstOrThrow();
  const letters = name.slice(0, 2).toUpperCase();
  expect(await suggestSku(shop, 12)).toBe(`FG-${letters}-0001`);
  await createProduct(shop, { name: "Band", price: 1, sku: "FG-PE-0147" }, { by: null });
  const { id } = await createProduct(
    shop,
    { name: "Cuff", price: 1, sku: "FG-RI-0149" },
    { by: null },
  );
  await createProduct(shop, { name: "Other", price: 1, sku: "FG-RI-9999-b" }, { by: null });
  await deleteProduct(shop, id, null);
  expect(await suggestSku(shop, 12)).toBe(`FG-${letters}-0150`);
  expect(await suggestSku(shop, null)).toBe("FG-XX-0150");
  await updateSettings(shop, { skuPattern: "No. {number}" }, null);
  expect(await suggestSku(shop, 12)).toBe("No. 0001");
  await updateSettings(shop, { skuPattern: "" }, null);
  expect(await suggestSku(shop, 12)).toBeNull();
});

test("begins with the initials of the shop's name where the pattern asks for them", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Cuff", price: 1, sku: "FG-RI-0149" }, { by: null });
  const named = async (businessName: string) => {
    await updateSettings(shop, { businessName, skuPattern: "{initials}-{number}" }, null);
    return suggestSku(shop, null);
  };
  expect(await named("Ruth’s Calloway & Daughters Jewelry")).toBe("RCD-0150");
  expect(await named("Émile")).toBe("É-0150");
  expect(await named("***")).toBe("XX-0150");
});

test("begins with the letters of the category alone in a new shop", async () => {
  expect(await suggestSku(await testShop({ isNew: true }), null)).toBe("XX-0001");
});

test("reads the SKUs of pieces that changed since the last new one alone", async () => {
  const shop = await testShop();
  await updateSettings(shop, { skuPattern: "RI-{number}" }, null);
  const add = (sku: string) => createProduct(shop, { name: "Band", price: 1, sku }, { by: null });
  for (let number = 1; number <= 30; number += 1) await add(`RI-${number}`);
  shop.clock.advance({ hours: 1 });
  const { shop: counted, rows } = countRows(shop);
  expect(await suggestSku(counted, null)).toBe("RI-0031");
  const first = rows();
  shop.clock.advance({ hours: 1 });
  const { id } = await add("RI-0040");
  expect(await suggestSku(counted, null)).toBe("RI-0041");
  // Settings are read, too.
  expect(first - (rows() - first)).toBe(29);
  shop.clock.advance({ hours: 1 });
  await updateProduct(shop, id, { sku: "RI-0099" }, null);
  expect(await suggestSku(counted, null)).toBe("RI-0100");
});

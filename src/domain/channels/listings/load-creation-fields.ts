import { z } from "zod";
import { foldName } from "#contract/fold-name.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import { named } from "../../lenient-fields.ts";
import type { Shop } from "../../shop.ts";
import { GRAMS, parseWeightUnit } from "#contract/weight-units.ts";
import { readSetting } from "../woocommerce/read-setting.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";

export type CreationFields = { weight?: string; categories?: { id: number }[] };

/**
 * What a product of a store gets when it is created and is changed in the store alone afterwards: its weight in
 * the store's unit, and the store's category of the same name. One that is not known is left out.
 */
export async function loadCreationFields(
  shop: Shop,
  woo: WooClient,
  product: Product,
): Promise<CreationFields> {
  const weight = await weightInStore(woo, product);
  const categoryId = await findCategoryInStore(shop, woo, product);
  return {
    ...(weight !== null && { weight }),
    ...(categoryId !== null && { categories: [{ id: categoryId }] }),
  };
}

async function weightInStore(woo: WooClient, { weight }: Product): Promise<string | null> {
  if (weight === null) return null;
  const unit = parseWeightUnit(await readSetting(woo, "products/woocommerce_weight_unit"));
  return unit && String(Number((Number(weight) / GRAMS[unit]).toFixed(6)));
}

const category = named.extend({ id: z.int() });

async function findCategoryInStore(
  { db }: Shop,
  woo: WooClient,
  product: Product,
): Promise<number | null> {
  if (product.categoryId === null) return null;
  const { name } = await db
    .selectFrom("categories")
    .select("name")
    .where("id", "=", product.categoryId)
    .executeTakeFirstOrThrow();
  // WordPress stores names with & and < as entities.
  const spellings = [name, escapeXml(name)].map(foldName);
  for await (const { items } of woo.pages("products/categories")) {
    for (const item of items) {
      const { data } = category.safeParse(item);
      if (data && spellings.includes(foldName(data.name))) return data.id;
    }
  }
  return null;
}

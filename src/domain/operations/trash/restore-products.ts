import { sql } from "kysely";
import { batchesOf } from "../../batches-of.ts";
import { idList } from "../../id-list.ts";
import { conflict, notFound } from "../../errors.ts";
import { indexProduct } from "../../infrastructure/search/index/index-product.ts";
import type { Shop } from "../../shop.ts";

const INDEX_BATCH = 500;
const MAX_NAMED = 3;

/**
 * Restores pieces, all or none. One that was listed without a price before there was a rule against it comes
 * back hidden.
 * @param newSku replaces a single piece's SKU that is taken
 * @throws conflict naming the taken SKUs
 */
export async function restoreProducts(shop: Shop, ids: number[], newSku?: string): Promise<void> {
  const among = idList(shop, ids);
  if (newSku !== undefined) {
    await shop.db
      .updateTable("products")
      .set({ sku: newSku })
      .where("id", "in", among)
      .where("deletedAt", "is not", null)
      .execute();
  }
  await requireFreeSkus(shop, ids);
  const { numUpdatedRows } = await shop.db
    .updateTable("products")
    .set((eb) => ({
      deletedAt: null,
      isActive: sql<boolean>`is_active and price_cents > 0`,
      version: eb("version", "+", 1),
      updatedAt: shop.now().toISOString(),
    }))
    .where("id", "in", among)
    .where("deletedAt", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Product");
  for (const batch of batchesOf(ids, INDEX_BATCH)) await indexProduct(shop, batch);
}

async function requireFreeSkus(shop: Shop, ids: number[]): Promise<void> {
  const taken = await shop.db
    .selectFrom("products as deleted")
    .innerJoin("products as active", "active.sku", "deleted.sku")
    .select(["deleted.name", "deleted.sku", "active.name as holder"])
    .where("deleted.id", "in", idList(shop, ids))
    .where("deleted.deletedAt", "is not", null)
    .where("active.deletedAt", "is", null)
    .orderBy("deleted.id")
    .execute();
  if (taken.length === 0) return;
  const named = taken
    .slice(0, MAX_NAMED)
    .map(({ name, sku, holder }) => `the sku “${sku}” of “${name}” is used by “${holder}”`);
  const more = taken.length - named.length;
  const rest = more > 0 ? `, and ${more} more` : "";
  throw conflict(`This can’t be restored as it was: ${named.join(", ")}${rest}.`);
}

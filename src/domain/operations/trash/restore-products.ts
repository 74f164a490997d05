import { idList } from "../../id-list.ts";
import { conflict, notFound } from "../../errors.ts";
import { indexProduct } from "../../infrastructure/search/index-product.ts";
import type { Shop } from "../../shop.ts";

const INDEX_BATCH = 500;
const MAX_NAMED = 3;

/**
 * Brings pieces back, all or none, thousands as well as one.
 * @param newSku for a single piece whose SKU is another's by now
 * @throws conflict naming the SKUs that are others' by now
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
      version: eb("version", "+", 1),
      updatedAt: shop.now().toISOString(),
    }))
    .where("id", "in", among)
    .where("deletedAt", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Product");
  for (let from = 0; from < ids.length; from += INDEX_BATCH) {
    await indexProduct(shop, ids.slice(from, from + INDEX_BATCH));
  }
}

async function requireFreeSkus(shop: Shop, ids: number[]): Promise<void> {
  const taken = await shop.db
    .selectFrom("products as gone")
    .innerJoin("products as living", "living.sku", "gone.sku")
    .select(["gone.name", "gone.sku", "living.name as holder"])
    .where("gone.id", "in", idList(shop, ids))
    .where("gone.deletedAt", "is not", null)
    .where("living.deletedAt", "is", null)
    .orderBy("gone.id")
    .execute();
  if (taken.length === 0) return;
  const named = taken
    .slice(0, MAX_NAMED)
    .map(({ name, sku, holder }) => `the sku “${sku}” of “${name}” is used by “${holder}”`);
  const more = taken.length - named.length;
  const rest = more > 0 ? `, and ${more} more` : "";
  throw conflict(`This cannot come back as it was: ${named.join(", ")}${rest}.`);
}

import { randomUUID } from "node:crypto";
import type { BulkProductAction } from "#contract/bulk-product-action.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { getProduct } from "./get-product.ts";
import { updateProduct } from "./update-product.ts";

/**
 * Hides, lists, tags, untags or deletes many pieces, all or none.
 * @returns the number of pieces, and for deleted ones the batch that restores them together
 * @throws not-found when one does not exist, unprocessable when one cannot be listed
 */
export async function changeManyProducts(
  shop: Shop,
  bulk: BulkProductAction,
  by: string | null,
): Promise<{ changed: number; batch: string | null }> {
  // Sorted, so that concurrent bulk changes do not deadlock.
  const ids = [...new Set(bulk.ids)].toSorted((a, b) => a - b);
  return inTransaction(shop, async (shop) => {
    if (bulk.action === "delete") return deleteMany(shop, ids, by);
    for (const id of ids) {
      if (bulk.action === "tag") await addTag(shop, id, bulk.tagId);
      else if (bulk.action === "untag") await removeTag(shop, id, bulk.tagId);
      else await updateProduct(shop, id, { isActive: bulk.action === "list" });
    }
    return { changed: ids.length, batch: null };
  });
}

async function deleteMany(shop: Shop, ids: number[], by: string | null) {
  const batch = randomUUID();
  const entries: { entityId: number; label: string }[] = [];
  for (const id of ids) {
    const { name } = await getProduct(shop, id, "admin");
    entries.push({ entityId: id, label: name });
  }
  const changed = await moveManyToTrash(shop, { kind: "product", entries, by, batch });
  return { changed, batch };
}

async function addTag(shop: Shop, id: number, tagId: number): Promise<void> {
  const { tagIds } = await getProduct(shop, id, "admin");
  if (!tagIds.includes(tagId)) await updateProduct(shop, id, { tagIds: [...tagIds, tagId] });
}

async function removeTag(shop: Shop, id: number, tagId: number): Promise<void> {
  const { tagIds } = await getProduct(shop, id, "admin");
  if (!tagIds.includes(tagId)) return;
  await updateProduct(shop, id, { tagIds: tagIds.filter((each) => each !== tagId) });
}

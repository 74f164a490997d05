import { TRASH_KINDS, type TrashKind } from "#contract/operations/trash.ts";
import { idList } from "../../id-list.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";
import { restoreProducts } from "./restore-products.ts";

/**
 * Restores all entities deleted together, in one transaction.
 * @param kinds that the caller may restore; a batch that holds another is not found
 * @returns how many were restored
 * @throws not-found when none of them is in the trash
 * @throws conflict naming the conflicting entity
 */
export async function restoreBatch(
  shop: Shop,
  batch: string,
  kinds: readonly TrashKind[] = TRASH_KINDS,
): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const entries = await shop.db
      .selectFrom("trash")
      .select(["id", "kind", "entityId"])
      .where("batch", "=", batch)
      .orderBy("id")
      .execute();
    if (entries.length === 0 || entries.some(({ kind }) => !kinds.includes(kind)))
      throw notFound("Trash entry");
    const [pieces, others] = [
      entries.filter(({ kind }) => kind === "product"),
      entries.filter(({ kind }) => kind !== "product"),
    ];
    for (const { id } of others) await restoreFromTrash(shop, id);
    if (pieces.length > 0) await restorePieces(shop, pieces);
    return entries.length;
  });
}

async function restorePieces(
  shop: Shop,
  entries: { id: number; entityId: number }[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await shop.db.deleteFrom("trash").where("id", "in", idList(shop, ids)).execute();
  await restoreProducts(
    shop,
    entries.map(({ entityId }) => entityId),
  );
}

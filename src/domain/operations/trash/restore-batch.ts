import { TRASH_KINDS } from "#contract/operations/trash.ts";
import { idList } from "../../id-list.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { restoreCategories } from "./lost-categories.ts";
import { restoreFromTrash, type RestoreOptions } from "./restore-from-trash.ts";
import { restoreProducts } from "./restore-products.ts";

/**
 * Restores all entities deleted together, in one transaction; none of a batch that holds a kind that the
 * caller may not restore.
 * @returns how many were restored
 * @throws not-found when none of them is in the trash
 * @throws conflict naming the conflicting entity
 */
export async function restoreBatch(
  shop: Shop,
  batch: string,
  { kinds = TRASH_KINDS, by }: RestoreOptions,
): Promise<number> {
  return inTransaction(shop, async (shop) => {
    const entries = await shop.db
      .selectFrom("trash")
      .select(["id", "kind", "entityId", "lostCategory"])
      .where("batch", "=", batch)
      .orderBy("id")
      .execute();
    if (entries.length === 0 || entries.some(({ kind }) => !kinds.includes(kind)))
      throw notFound("Trash entry");
    const [pieces, others] = [
      entries.filter(({ kind }) => kind === "product"),
      entries.filter(({ kind }) => kind !== "product"),
    ];
    for (const { id } of others) await restoreFromTrash(shop, id, {}, { by: null });
    if (pieces.length > 0) await restorePieces(shop, pieces);
    const kind = others.length === 0 ? "pieces" : "trash";
    await recordChange(shop, by, { kind, action: "restored", label: String(entries.length) });
    return entries.length;
  });
}

async function restorePieces(
  shop: Shop,
  entries: { id: number; kind: string; entityId: number; lostCategory: string | null }[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await shop.db.deleteFrom("trash").where("id", "in", idList(shop, ids)).execute();
  await restoreCategories(shop, entries);
  await restoreProducts(
    shop,
    entries.map(({ entityId }) => entityId),
  );
}

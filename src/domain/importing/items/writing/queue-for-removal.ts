import { batchesOf } from "../../../batches-of.ts";
import type { Shop } from "../../../shop.ts";

const BATCH_SIZE = 200;
const REASON = "No longer listed at its source";

export type ReadImport = { syncLogId: number; sourceKey: string };

/** Pieces of this source that this import did not read. */
function selectMissingPieces({ db }: Shop, { syncLogId, sourceKey }: ReadImport) {
  return db
    .selectFrom("products")
    .where("products.deletedAt", "is", null)
    .where("products.id", "in", (eb) =>
      eb
        .selectFrom("productSources")
        .select("productSources.productId")
        .where("sourceKey", "=", sourceKey),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("importItems")
            .select("importItems.id")
            .whereRef("importItems.productId", "=", "products.id")
            .where("importItems.syncLogId", "=", syncLogId),
        ),
      ),
    );
}

export async function countMissing(shop: Shop, seen: ReadImport): Promise<number> {
  const { count } = await selectMissingPieces(shop, seen)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Queues pieces the source no longer lists for the artisan's decision, each once while it is
 * missing. Call it within a transaction.
 */
export async function queueForRemoval(
  shop: Shop,
  importRun: ReadImport & { label: string },
): Promise<void> {
  const at = shop.now().toISOString();
  const missing = await selectMissingPieces(shop, importRun)
    .select(["products.id", "products.name"])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("productSources")
          .select("productSources.id")
          .whereRef("productSources.productId", "=", "products.id")
          .where("sourceKey", "=", importRun.sourceKey)
          .where("missingSince", "is", null),
      ),
    )
    .orderBy("products.id")
    .execute();
  for (const batch of batchesOf(missing, BATCH_SIZE)) {
    const ids = batch.map(({ id }) => id);
    await shop.db
      .insertInto("removalQueue")
      .values(
        batch.map(({ id, name }) => ({
          productId: id,
          productName: name,
          reason: REASON,
          importBatch: String(importRun.syncLogId),
          notes: importRun.label,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .execute();
    await shop.db
      .updateTable("productSources")
      .set({ missingSince: at })
      .where("sourceKey", "=", importRun.sourceKey)
      .where("productId", "in", ids)
      .execute();
  }
}

/** The source lists them again: nothing to decide. */
export async function cancelRemoval({ db, now }: Shop, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .updateTable("removalQueue")
    .set({ status: "kept", notes: "Its source lists it again.", updatedAt: now().toISOString() })
    .where("productId", "in", productIds)
    .where("status", "=", "pending_removal")
    .execute();
}

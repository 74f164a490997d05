import { notFound, conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { CONVERSION } from "./conversion-log.ts";
import { METALS, TYPES } from "./known-tags.ts";

/**
 * Undoes a conversion in one transaction: moves its collections to the trash, and its tags unless
 * something else uses them.
 * @param by username of the admin
 * @returns how many collections were removed, and the trash batch to restore them by
 * @throws not-found when there is no such conversion, conflict when it is undone already
 */
export async function undoConversion(
  shop: Shop,
  syncLogId: number,
  by: string | null,
): Promise<{ message: string; removed: number; batch: string }> {
  const batch = `${CONVERSION}-${syncLogId}`;
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, CONVERSION);
    const startedAt = await markUndone(shop, syncLogId);
    const collections = await shop.db
      .selectFrom("collections")
      .select(["id as entityId", "title as label"])
      .where("createdAt", "=", startedAt)
      .where("convertedFromProductId", "is not", null)
      .where("deletedAt", "is", null)
      .orderBy("id")
      .execute();
    const removed = await moveManyToTrash(shop, {
      kind: "collection",
      entries: collections,
      by,
      batch,
    });
    const tags = await findUnusedTags(shop, startedAt);
    await moveManyToTrash(shop, { kind: "tag", entries: tags, by, batch });
    return { message: toMessage(removed), removed, batch };
  });
}

const toMessage = (removed: number): string =>
  removed === 1 ? "1 collection moved to the trash" : `${removed} collections moved to the trash`;

async function markUndone({ db }: Shop, syncLogId: number): Promise<string> {
  const log = await db
    .selectFrom("syncLogs")
    .select(["startedAt", "status"])
    .where("id", "=", syncLogId)
    .where("syncType", "=", CONVERSION)
    .executeTakeFirst();
  if (!log) throw notFound("Conversion");
  if (log.status === "undone") throw conflict("This conversion was already undone.");
  await db.updateTable("syncLogs").set({ status: "undone" }).where("id", "=", syncLogId).execute();
  return log.startedAt;
}

/** Tags the conversion created that no piece and no collection uses any more. */
function findUnusedTags({ db }: Shop, startedAt: string) {
  const slugs = [...METALS, ...TYPES].map(({ slug }) => slug);
  return db
    .selectFrom("tags")
    .select(["id as entityId", "name as label"])
    .where("createdAt", "=", startedAt)
    .where("slug", "in", slugs)
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("productTags").select("id").whereRef("tagId", "=", "tags.id")),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("collectionTags")
            .innerJoin("collections", "collections.id", "collectionTags.collectionId")
            .select("collectionTags.id")
            .whereRef("collectionTags.tagId", "=", "tags.id")
            .where("collections.deletedAt", "is", null),
        ),
      ),
    )
    .execute();
}

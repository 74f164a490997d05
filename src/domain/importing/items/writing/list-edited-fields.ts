import type { Shop } from "../../../shop.ts";

/**
 * The fields of a piece that people changed on the desk since an import began, alone or together with others; what
 * later imports and sales changed is not among them.
 */
export async function listEditedFields(
  { db }: Shop,
  productId: number,
  syncLogId: number,
): Promise<Set<string>> {
  const { startedAt } = await db
    .selectFrom("syncLogs")
    .select("startedAt")
    .where("id", "=", syncLogId)
    .executeTakeFirstOrThrow();
  const alone = await db
    .selectFrom("changes")
    .select("fields")
    .where("kind", "=", "piece")
    .where("action", "=", "changed")
    .where("productId", "=", productId)
    .where("changedAt", ">=", startedAt)
    .execute();
  const together = await db
    .selectFrom("bulkChangeItems")
    .innerJoin("bulkChanges", "bulkChanges.id", "bulkChangeItems.changeId")
    .select("before")
    .where("productId", "=", productId)
    .where("bulkChanges.createdAt", ">=", startedAt)
    .where("undoneAt", "is", null)
    .execute();
  return new Set([
    ...alone.flatMap(({ fields }) => fields),
    ...together.flatMap(({ before }) => Object.keys(before)),
  ]);
}

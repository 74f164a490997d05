import { saveInitialVersion, saveVersion } from "./save-version.ts";
import { getCollection } from "./get-collection.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexCollection } from "../../infrastructure/search/index/index-collection.ts";
import type { Shop } from "../../shop.ts";
import { touchCollection } from "./touch-collection.ts";

/** Removes a tag from a collection. Idempotent. @param by the admin's username */
export async function removeTagFromCollection(
  shop: Shop,
  collectionId: number,
  tagId: number,
  by: string | null,
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await saveInitialVersion(shop, collectionId);
    const { numDeletedRows } = await shop.db
      .deleteFrom("collectionTags")
      .where("collectionId", "=", collectionId)
      .where("tagId", "=", tagId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await touchCollection(shop, collectionId);
    await indexCollection(shop, [collectionId]);
    await saveVersion(shop, await getCollection(shop, collectionId, "admin"), {
      by,
      mergesWithPrevious: true,
    });
  });
}

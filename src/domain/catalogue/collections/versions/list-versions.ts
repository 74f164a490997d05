import type { CollectionVersion } from "#contract/catalogue/collection-versions.ts";
import { getCollection } from "../get-collection.ts";
import type { Shop } from "../../../shop.ts";

/**
 * The versions of a collection, newest first: the current one and up to 19 before.
 * @throws not-found when there is no such collection
 */
export async function listVersions(shop: Shop, collectionId: number): Promise<CollectionVersion[]> {
  await getCollection(shop, collectionId, "admin");
  return shop.db
    .selectFrom("collectionVersions")
    .select(["id", "number", "savedAt", "savedBy", "changes"])
    .where("collectionId", "=", collectionId)
    .orderBy("number", "desc")
    .execute();
}

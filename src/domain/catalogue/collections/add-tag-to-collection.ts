import type { TagLink } from "#contract/catalogue/tags.ts";
import { saveInitialVersion, saveVersion } from "./save-version.ts";
import { getCollection } from "./get-collection.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexCollection } from "../../infrastructure/search/index/index-collection.ts";
import type { Shop } from "../../shop.ts";
import { getTag } from "../tags/get-tag.ts";
import { touchCollection } from "./touch-collection.ts";

/** Adds a tag to a collection. Idempotent. @param by the admin's username */
export async function addTagToCollection(
  shop: Shop,
  collectionId: number,
  tagId: number,
  by: string | null,
): Promise<TagLink> {
  return inTransaction(shop, async (shop) => {
    await getTag(shop, tagId);
    const existing = await findLink(shop, collectionId, tagId);
    if (existing) return existing;
    await saveInitialVersion(shop, collectionId);
    await touchCollection(shop, collectionId);
    await shop.db
      .insertInto("collectionTags")
      .values({ collectionId, tagId, createdAt: shop.now().toISOString() })
      .onConflict((conflict) => conflict.columns(["collectionId", "tagId"]).doNothing())
      .execute();
    await indexCollection(shop, [collectionId]);
    await saveVersion(shop, await getCollection(shop, collectionId, "admin"), {
      by,
      mergesWithPrevious: true,
    });
    const link = await findLink(shop, collectionId, tagId);
    if (!link) throw notFound("Collection");
    return link;
  });
}

async function findLink({ db }: Shop, collectionId: number, tagId: number) {
  return db
    .selectFrom("collectionTags")
    .innerJoin("collections", "collections.id", "collectionTags.collectionId")
    .selectAll("collectionTags")
    .where("collectionTags.collectionId", "=", collectionId)
    .where("collectionTags.tagId", "=", tagId)
    .where("collections.deletedAt", "is", null)
    .executeTakeFirst();
}

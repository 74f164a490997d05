import type { TagLink } from "#contract/catalogue/tags.ts";
import type { Shop } from "../../shop.ts";

/** The links of a collection to its tags, in the order of creation, without tags in the trash. */
export async function listTagLinks(shop: Shop, collectionId: number): Promise<TagLink[]> {
  return shop.db
    .selectFrom("collectionTags")
    .innerJoin("tags", "tags.id", "collectionTags.tagId")
    .selectAll("collectionTags")
    .where("collectionTags.collectionId", "=", collectionId)
    .where("tags.deletedAt", "is", null)
    .orderBy("collectionTags.id")
    .execute();
}

import type { Shop } from "../../../shop.ts";

/** Replaces the tags of a piece. Links to tags in the trash stay, for when they are restored. */
export async function replaceTags(shop: Shop, productId: number, tagIds: number[]): Promise<void> {
  await shop.db
    .deleteFrom("productTags")
    .where("productId", "=", productId)
    .where("tagId", "in", (tags) =>
      tags.selectFrom("tags").select("tags.id").where("tags.deletedAt", "is", null),
    )
    .$if(tagIds.length > 0, (qb) => qb.where("tagId", "not in", tagIds))
    .execute();
  await addTags(shop, productId, tagIds);
}

/** Gives tags to a piece, beside those it has. */
export async function addTags(
  { db, now }: Shop,
  productId: number,
  tagIds: number[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const createdAt = now().toISOString();
  await db
    .insertInto("productTags")
    .values([...new Set(tagIds)].map((tagId) => ({ productId, tagId, createdAt })))
    .onConflict((conflict) => conflict.columns(["productId", "tagId"]).doNothing())
    .execute();
}

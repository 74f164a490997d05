import type { Shop } from "../../../shop.ts";

/** Replaces the tags of a piece. Links to tags in the trash stay, for when they are restored. */
export async function replaceTags({ db, now }: Shop, productId: number, ids: number[]) {
  const tagIds = [...new Set(ids)];
  await db
    .deleteFrom("productTags")
    .where("productId", "=", productId)
    .where("tagId", "in", (tags) =>
      tags.selectFrom("tags").select("tags.id").where("tags.deletedAt", "is", null),
    )
    .$if(tagIds.length > 0, (qb) => qb.where("tagId", "not in", tagIds))
    .execute();
  if (tagIds.length === 0) return;
  const createdAt = now().toISOString();
  await db
    .insertInto("productTags")
    .values(tagIds.map((tagId) => ({ productId, tagId, createdAt })))
    .onConflict((conflict) => conflict.columns(["productId", "tagId"]).doNothing())
    .execute();
}

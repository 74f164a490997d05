import type { Deleted } from "#contract/operations/trash.ts";
import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexTagged } from "../../infrastructure/search/index/index-tagged.ts";
import type { Shop } from "../../shop.ts";
import { deleteTag } from "./delete-tag.ts";
import { getTag } from "./get-tag.ts";

/**
 * Adds a tag to every piece and collection with another tag, and moves that other to the trash. Restoring it
 * brings its own links back and leaves the added ones.
 * @param id the tag that is deleted
 * @param by the admin's username
 * @throws invalid when both are the same tag
 */
export async function mergeTag(
  shop: Shop,
  id: number,
  intoId: number,
  by: string | null,
): Promise<Deleted> {
  if (id === intoId) throw invalid("intoId", "A tag cannot be merged into itself.");
  return inTransaction(shop, async (shop) => {
    await getTag(shop, intoId);
    await getTag(shop, id);
    await retagCollections(shop, id, intoId);
    await retagProducts(shop, id, intoId);
    await indexTagged(shop, [intoId]);
    return deleteTag(shop, id, by);
  });
}

async function retagCollections({ db, now }: Shop, id: number, intoId: number): Promise<void> {
  const at = now().toISOString();
  const tagged = db.selectFrom("collectionTags").select("collectionId").where("tagId", "=", id);
  // So that a change based on an older version is refused.
  await db
    .updateTable("collections")
    .set(({ eb }) => ({ version: eb("version", "+", 1), updatedAt: at }))
    .where("id", "in", tagged)
    .execute();
  await db
    .insertInto("collectionTags")
    .columns(["collectionId", "tagId", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("collectionTags")
        .select(["collectionId", eb.val(intoId).as("tagId"), eb.val(at).as("createdAt")])
        .where("tagId", "=", id),
    )
    .onConflict((conflict) => conflict.columns(["collectionId", "tagId"]).doNothing())
    .execute();
}

async function retagProducts({ db, now }: Shop, id: number, intoId: number): Promise<void> {
  const at = now().toISOString();
  const tagged = db.selectFrom("productTags").select("productId").where("tagId", "=", id);
  await db
    .updateTable("products")
    .set(({ eb }) => ({ version: eb("version", "+", 1), updatedAt: at }))
    .where("id", "in", tagged)
    .execute();
  await db
    .insertInto("productTags")
    .columns(["productId", "tagId", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("productTags")
        .select(["productId", eb.val(intoId).as("tagId"), eb.val(at).as("createdAt")])
        .where("tagId", "=", id),
    )
    .onConflict((conflict) => conflict.columns(["productId", "tagId"]).doNothing())
    .execute();
}

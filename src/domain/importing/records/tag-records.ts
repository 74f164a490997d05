import { foldName } from "#contract/fold-name.ts";
import type { TagRecord } from "#contract/importing/import-records.ts";
import type { Shop } from "../../shop.ts";
import { checkTagIsFree } from "../../catalogue/tags/check-tag-is-free.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { deleteTag } from "../../catalogue/tags/delete-tag.ts";
import type { RecordHandler } from "./record-handler.ts";

export const tagRecords: RecordHandler<TagRecord> = {
  keyOf: ({ tag }) => foldName(tag.name),
  find: async ({ db }, { tag }) => {
    const found = await db
      .selectFrom("tags")
      .select("id")
      .where("deletedAt", "is", null)
      .where("nameKey", "=", foldName(tag.name))
      .executeTakeFirst();
    return found?.id ?? null;
  },
  check: (shop, { tag }) => checkTagIsFree(shop, tag),
  add: async (shop, { tag, origin }) => {
    const { id } = await createTag(shop, tag, { origin, by: null });
    return { id, notes: [] };
  },
  stateOf: async (shop, id) => {
    const tag = await shop.db
      .selectFrom("tags")
      .select(["name", "slug", "type", "color"])
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (!tag) return null;
    const { name, slug, type, color } = tag;
    return JSON.stringify([name, slug, type, color, await isUsed(shop, id)]);
  },
  keptReason: "It was changed or given to others since, and stays.",
  remove: (shop, id, { by, batch }) => deleteTag(shop, id, by, batch),
};

/** Whether a piece or collection uses the tag. */
async function isUsed({ db }: Shop, tagId: number): Promise<boolean> {
  const piece = await db
    .selectFrom("productTags")
    .innerJoin("products", "products.id", "productTags.productId")
    .select("productTags.id")
    .where("tagId", "=", tagId)
    .where("products.deletedAt", "is", null)
    .executeTakeFirst();
  if (piece) return true;
  const collection = await db
    .selectFrom("collectionTags")
    .innerJoin("collections", "collections.id", "collectionTags.collectionId")
    .select("collectionTags.id")
    .where("tagId", "=", tagId)
    .where("collections.deletedAt", "is", null)
    .executeTakeFirst();
  return collection !== undefined;
}

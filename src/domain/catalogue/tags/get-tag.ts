import type { Tag } from "#contract/catalogue/tags.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { TAG_COLUMNS } from "./tag-columns.ts";

/** @throws not-found for an unknown or deleted tag */
export async function getTag(shop: Shop, id: number): Promise<Tag> {
  const tag = await shop.db
    .selectFrom("tags")
    .select(TAG_COLUMNS)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!tag) throw notFound("Tag");
  return tag;
}

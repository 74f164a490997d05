import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/**
 * The ids as groups of one type each, without those that are not there: a filter by tags wants any
 * of each group.
 */
export async function groupTagsByType(shop: Shop, tagIds: number[]): Promise<number[][]> {
  const tags = await shop.db
    .selectFrom("tags")
    .select(["id", "type"])
    .where("id", "in", idList(shop, tagIds))
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const groups = Map.groupBy(tags, (tag) => tag.type);
  return [...groups.values()].map((group) => group.map((tag) => tag.id));
}

import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** Groups tag ids by type, without deleted ones. A filter by tags matches any tag of each group. */
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

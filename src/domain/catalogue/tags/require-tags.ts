import { invalid } from "../../errors.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** @throws invalid with the path of the first unknown or deleted tag */
export async function requireTags(shop: Shop, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await shop.db
    .selectFrom("tags")
    .select("id")
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalid(`tagIds.${missing}`, `There is no tag ${ids[missing]}`);
}

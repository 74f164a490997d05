import type { NotNull } from "kysely";
import type { Shop } from "#domain/shop.ts";

/** How many active pieces each category holds, by its id. A category without any is not in the map. */
export async function countActiveProducts(shop: Shop): Promise<Map<number, number>> {
  const rows = await shop.db
    .selectFrom("products")
    .select(({ fn }) => ["categoryId", fn.countAll<number>().as("count")])
    .where("deletedAt", "is", null)
    .where("isActive", "=", true)
    .where("categoryId", "is not", null)
    .$narrowType<{ categoryId: NotNull }>()
    .groupBy("categoryId")
    .execute();
  return new Map(rows.map((row) => [row.categoryId, row.count]));
}

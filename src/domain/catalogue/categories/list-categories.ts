import type { Category } from "#contract/categories.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";

/** All categories, by name. */
export function listCategories(shop: Shop): Promise<Category[]> {
  return memoizeByRevision(shop, "categories", () =>
    shop.db.selectFrom("categories").selectAll().orderBy("name").orderBy("id").execute(),
  );
}

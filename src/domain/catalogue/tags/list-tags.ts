import type { Tag } from "#contract/catalogue/tags.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { TAG_COLUMNS } from "./tag-columns.ts";

/** All tags, types before materials, by name. */
export function listTags(shop: Shop): Promise<Tag[]> {
  return memoizeByRevision(shop, "tags", () => loadTags(shop));
}

function loadTags(shop: Shop): Promise<Tag[]> {
  return shop.db
    .selectFrom("tags")
    .select(TAG_COLUMNS)
    .where("deletedAt", "is", null)
    .orderBy("type")
    .orderBy(({ fn }) => fn<string>("lower", ["name"]))
    .orderBy("id")
    .execute();
}

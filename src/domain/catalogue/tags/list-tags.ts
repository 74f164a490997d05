import { type Tag, TAG_TYPES } from "#contract/catalogue/tags.ts";
import { compareNames } from "#contract/fold-name.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { TAG_COLUMNS } from "./tag-columns.ts";

/** All tags, types before materials, by name. */
export function listTags(shop: Shop): Promise<Tag[]> {
  return memoizeByRevision(shop, "tags", () => loadTags(shop));
}

async function loadTags(shop: Shop): Promise<Tag[]> {
  const tags = await shop.db
    .selectFrom("tags")
    .select(TAG_COLUMNS)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  return tags.toSorted(
    (a, b) => TAG_TYPES.indexOf(a.type) - TAG_TYPES.indexOf(b.type) || compareNames(a.name, b.name),
  );
}

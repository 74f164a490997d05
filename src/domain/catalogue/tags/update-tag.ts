import type { Tag, TagChange } from "#contract/catalogue/tags.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexTagged } from "../../infrastructure/search/index/index-tagged.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { checkTagIsFree } from "./check-tag-is-free.ts";
import { getTag } from "./get-tag.ts";
import { reportTagConflict } from "./report-tag-conflict.ts";

/**
 * Changes the given fields.
 * @param by the admin's username, for the history; null for an import
 * @throws conflict when another tag has the name or the slug
 */
export async function updateTag(
  shop: Shop,
  id: number,
  change: TagChange,
  by: string | null,
): Promise<Tag> {
  const write = () =>
    inTransaction(shop, async (shop) => {
      const before = await getTag(shop, id);
      await checkTagIsFree(shop, change, id);
      const { name = before.name, slug = before.slug } = change;
      const { type = before.type, color = before.color } = change;
      await shop.db
        .updateTable("tags")
        .set({ name, slug, type, color })
        .where("id", "=", id)
        .execute();
      if (name !== before.name) await indexTagged(shop, [id]);
      await recordChange(shop, by, { kind: "tag", action: "changed", label: name });
      return getTag(shop, id);
    });
  return reportTagConflict(shop, change, write, id);
}

import { DEFAULT_TAG_COLOR, type NewTag, type Tag } from "#contract/catalogue/tags.ts";
import { inTransaction } from "../../in-transaction.ts";
import { preserveId, type RecordIdentity } from "../../preserve-id.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { checkTagIsFree } from "./check-tag-is-free.ts";
import { TAG_COLUMNS } from "./tag-columns.ts";
import { reportTagConflict } from "./report-tag-conflict.ts";

/**
 * @param by the admin's username, for the history; null for an import
 * @throws conflict when another tag has the name or the slug
 */
export async function createTag(
  shop: Shop,
  input: NewTag,
  { origin, by }: { origin?: RecordIdentity | undefined; by: string | null },
): Promise<Tag> {
  return reportTagConflict(shop, input, () =>
    inTransaction(shop, async (shop) => {
      await checkTagIsFree(shop, input);
      const { name, slug, type, color = DEFAULT_TAG_COLOR } = input;
      const tag = await shop.db
        .insertInto("tags")
        .values({
          ...(await preserveId(shop, "tags", origin?.id)),
          name,
          slug,
          type,
          color,
          createdAt: origin?.createdAt ?? shop.now().toISOString(),
        })
        .returning(TAG_COLUMNS)
        .executeTakeFirstOrThrow();
      await recordChange(shop, by, { kind: "tag", action: "added", label: name });
      return tag;
    }),
  );
}

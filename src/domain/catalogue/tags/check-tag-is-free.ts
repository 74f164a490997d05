import { foldName } from "#contract/fold-name.ts";
import type { TagChange } from "#contract/catalogue/tags.ts";
import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Checks that no other tag has this name, ignoring case, or this slug.
 * @param tagId the tag that is changed; undefined for a new one
 * @throws conflict, naming the other tag
 */
export async function checkTagIsFree(
  { db }: Shop,
  { name, slug }: TagChange,
  tagId?: number,
): Promise<void> {
  const others = db
    .selectFrom("tags")
    .select(["id", "name"])
    .where("deletedAt", "is", null)
    .$if(tagId !== undefined, (qb) => qb.where("id", "!=", tagId ?? 0));
  if (name !== undefined) {
    const other = await others.where("nameKey", "=", foldName(name)).executeTakeFirst();
    if (other) throw conflict(`There is already a tag named “${other.name}”.`);
  }
  if (slug !== undefined) {
    const other = await others.where("slug", "=", slug).executeTakeFirst();
    if (other) throw conflict(`The slug “${slug}” is already used by the tag “${other.name}”.`);
  }
}

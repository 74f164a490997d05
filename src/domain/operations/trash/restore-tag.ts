import { foldName } from "#contract/fold-name.ts";
import { slugSchema } from "#contract/slug.ts";
import { conflict, notFound } from "../../errors.ts";
import { indexTagged } from "../../infrastructure/search/index/index-tagged.ts";
import type { Shop } from "../../shop.ts";
import { restoreRow } from "./restore-row.ts";

/**
 * Restores a tag with its links.
 * @param newSlug replaces a slug that is taken
 * @throws conflict when another tag has its name or slug
 */
export async function restoreTag(shop: Shop, id: number, newSlug?: string): Promise<void> {
  const { db } = shop;
  const row = await db
    .selectFrom("tags")
    .select(["name", "slug"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Tag");
  const slug = newSlug === undefined ? row.slug : slugSchema(100).parse(newSlug);
  const living = db.selectFrom("tags").select("name").where("deletedAt", "is", null);
  const namesake = await living.where("nameKey", "=", foldName(row.name)).executeTakeFirst();
  if (namesake) throw conflict(`There is another tag called “${namesake.name}” now.`);
  const holder = await living.where("slug", "=", slug).executeTakeFirst();
  if (holder) throw conflict(`The slug “${slug}” is taken by the tag “${holder.name}”.`);
  await db.updateTable("tags").set({ slug }).where("id", "=", id).execute();
  await restoreRow(shop, "tag", id);
  await indexTagged(shop, [id]);
}

import { slugSchema } from "#contract/slug.ts";
import { claimSlug } from "../../catalogue/collections/claim-slug.ts";
import { collectionPath } from "../../catalogue/collections/collection-path.ts";
import { notFound } from "../../errors.ts";
import { recordRedirect, repointRedirects } from "../../catalogue/redirects/record-redirect.ts";
import { indexCollection } from "../../infrastructure/search/index/index-collection.ts";
import type { Shop } from "../../shop.ts";
import { restoreRow } from "./restore-row.ts";

/**
 * Restores a collection with its links and redirects, except redirects whose path is taken.
 * @param newSlug replaces a slug that is taken
 * @throws conflict when the slug is or was another collection's
 */
export async function restoreCollection(shop: Shop, id: number, newSlug?: string): Promise<void> {
  const { db } = shop;
  const row = await db
    .selectFrom("collections")
    .select("slug")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Collection");
  const slug = newSlug === undefined ? row.slug : slugSchema(255).parse(newSlug);
  await claimSlug(shop, slug, id, false);
  await db
    .updateTable("collections")
    .set((eb) => ({
      slug,
      version: eb("version", "+", 1),
      updatedAt: shop.now().toISOString(),
    }))
    .where("id", "=", id)
    .execute();
  await restoreRow(shop, "collection", id);
  if (slug !== row.slug) await redirectOldPath(shop, id, row.slug, slug);
  await indexCollection(shop, [id]);
}

/** Points redirects at the new path, and the old path too unless it is taken. */
async function redirectOldPath(shop: Shop, id: number, from: string, to: string): Promise<void> {
  const fromPath = collectionPath(from);
  const toPath = collectionPath(to);
  await repointRedirects(shop, fromPath, { toPath, collectionId: id }, id);
  const taken = await shop.db
    .selectFrom("collections")
    .leftJoin("redirects", "redirects.collectionId", "collections.id")
    .select("collections.id")
    .where("collections.deletedAt", "is", null)
    .where((eb) =>
      eb.or([eb("collections.slug", "=", from), eb("redirects.fromPath", "=", fromPath)]),
    )
    .executeTakeFirst();
  if (!taken) await recordRedirect(shop, { fromPath, toPath, collectionId: id });
}

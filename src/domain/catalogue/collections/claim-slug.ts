import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { collectionPath } from "./collection-path.ts";

/**
 * Checks that no other collection has this slug or had it before, since former addresses stay reserved, and
 * deletes a redirect from it. Call it inside the transaction that writes the slug.
 * @param id the collection that gets the slug; null for a new one
 * @throws conflict, naming the other collection
 */
export async function claimSlug(shop: Shop, slug: string, id: number | null): Promise<void> {
  const holder = await findSlugHolder(shop, slug, id);
  if (holder?.isFormer) {
    throw conflict(
      `The slug “${slug}” is an old address of the collection “${holder.title}” and stays reserved for it.`,
    );
  }
  if (holder) throw slugTaken(slug, holder.title);
  await shop.db.deleteFrom("redirects").where("fromPath", "=", collectionPath(slug)).execute();
}

/** The other collection that has this slug or had it before. */
export async function findSlugHolder(
  { db }: Shop,
  slug: string,
  id: number | null,
): Promise<{ title: string; isFormer: boolean } | null> {
  const holder = await db
    .selectFrom("collections")
    .select(["id", "title"])
    .where("slug", "=", slug)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (holder) return holder.id === id ? null : { title: holder.title, isFormer: false };
  const former = await db
    .selectFrom("redirects")
    .innerJoin("collections", "collections.id", "redirects.collectionId")
    .select(["collections.id", "collections.title"])
    .where("redirects.fromPath", "=", collectionPath(slug))
    .where("collections.deletedAt", "is", null)
    .executeTakeFirst();
  return former && former.id !== id ? { title: former.title, isFormer: true } : null;
}

/** @param title of the collection that has it, when that is known */
export const slugTaken = (slug: string, title?: string) =>
  conflict(
    title === undefined
      ? `The slug “${slug}” is taken by another collection.`
      : `The slug “${slug}” is taken by the collection “${title}”.`,
  );

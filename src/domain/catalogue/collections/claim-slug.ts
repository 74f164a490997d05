import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { collectionPath } from "./collection-path.ts";

/**
 * Makes sure that a slug is free for a collection: no other one has it, and no other living one had it
 * before, since its old addresses stay its own. An address that led elsewhere leads here from now on.
 * Call it inside the transaction that writes the slug.
 * @param id the collection that wants it, null for one that is not there yet
 * @throws conflict, naming the collection in the way
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

/** The other collection that has a slug, or had it before, since its old addresses stay its own. */
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

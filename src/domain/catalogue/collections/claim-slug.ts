import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { collectionPath } from "./collection-path.ts";

/**
 * Checks that no other collection has this slug or had it before, since former addresses stay reserved, and
 * deletes a redirect from it. Call it inside the transaction that writes the slug.
 * @param id the collection that gets the slug; null for a new one
 * @param proposes whether the error names a free slug, where another one can be chosen
 * @throws conflict, naming the other collection
 */
export async function claimSlug(
  shop: Shop,
  slug: string,
  id: number | null,
  proposes = true,
): Promise<void> {
  const holder = await findSlugHolder(shop, slug, id);
  if (holder) {
    const proposal = proposes && (await proposeSlug(shop, slug, id));
    throw conflict(
      [describeHolder(slug, holder), proposal && `Try ${proposal}.`].filter(Boolean).join(" "),
    );
  }
  await shop.db.deleteFrom("redirects").where("fromPath", "=", collectionPath(slug)).execute();
}

type SlugHolder = { title: string; isFormer: boolean };

/** The other collection that has this slug or had it before. */
export async function findSlugHolder(
  { db }: Shop,
  slug: string,
  id: number | null,
): Promise<SlugHolder | null> {
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

const MOST_PROPOSALS = 50;
const MAX_LENGTH = 255;

/** The slug with the first number that makes it free; null if there is none among the first. */
async function proposeSlug(shop: Shop, slug: string, id: number | null): Promise<string | null> {
  for (let number = 2; number <= MOST_PROPOSALS; number += 1) {
    const ending = `-${number}`;
    const proposal = slug.replace(/-\d+$/, "").slice(0, MAX_LENGTH - ending.length) + ending;
    if (!(await findSlugHolder(shop, proposal, id))) return proposal;
  }
  return null;
}

const describeHolder = (slug: string, { title, isFormer }: SlugHolder): string =>
  isFormer
    ? `The slug “${slug}” is an old address of the collection “${title}” and stays reserved for it.`
    : slugTaken(slug, title).message;

/** @param title of the collection that has it, when that is known */
export const slugTaken = (slug: string, title?: string) =>
  conflict(
    title === undefined
      ? `The slug “${slug}” is taken by another collection.`
      : `The slug “${slug}” is taken by the collection “${title}”.`,
  );

import type { Collection, NewCollection } from "#contract/catalogue/collections.ts";
import { saveVersion } from "./save-version.ts";
import { sanitizeInput } from "../content/sanitize-input.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import { storeImages } from "../../media/library/store-images.ts";
import { indexCollection } from "../../infrastructure/search/index/index-collection.ts";
import { preserveId, type RecordIdentity } from "../../preserve-id.ts";
import type { Shop } from "../../shop.ts";
import { claimSlug, slugTaken } from "./claim-slug.ts";
import { decidePublication } from "./decide-publication.ts";
import { getCollection } from "./get-collection.ts";
import { requireCategory } from "../categories/require-category.ts";
import { writeLinks } from "./write-links.ts";

export type CollectionOrigin = RecordIdentity & { publishedAt: string | null };

/**
 * Creates a collection with its pictures, tags and pieces. Its HTML is sanitized.
 * @param by the admin's username
 * @param origin identity of a collection imported from an export
 * @throws conflict when another collection has or had the slug
 * @throws invalid with its path, for an unknown category, tag or piece and for an impossible publication
 * @throws invalid or unprocessable as sanitizeInput
 */
export async function createCollection(
  shop: Shop,
  input: NewCollection,
  by: string | null,
  origin?: CollectionOrigin,
): Promise<Collection> {
  const images = await storeImages(shop, input.images ?? []);
  const content = (await sanitizeInput(input.content ?? "")) || null;
  const create = () =>
    inTransaction(shop, async (shop) => {
      await claimSlug(shop, input.slug, null);
      await requireCategory(shop, input.categoryId);
      const id = await insertRow(shop, input, content, origin);
      await writeLinks(shop, id, { ...input, images });
      await indexCollection(shop, [id]);
      const collection = await getCollection(shop, id, "admin");
      await saveVersion(shop, collection, { by });
      return collection;
    });
  return onUniqueViolation(create, () => slugTaken(input.slug));
}

async function insertRow(
  shop: Shop,
  input: NewCollection,
  content: string | null,
  origin: CollectionOrigin | undefined,
): Promise<number> {
  const { db, now } = shop;
  const createdAt = origin?.createdAt ?? now().toISOString();
  const draft = { isPublished: false, publishedAt: null, publishAt: null };
  const { id } = await db
    .insertInto("collections")
    .values({
      title: input.title,
      slug: input.slug,
      feedSlug: (await isFeedSlug(shop, input.slug)) ? null : input.slug,
      description: input.description,
      content,
      categoryId: input.categoryId ?? null,
      isFeatured: input.isFeatured ?? false,
      ...decidePublication(draft, input, now()),
      ...(origin?.publishedAt && { publishedAt: origin.publishedAt }),
      ...(await preserveId(shop, "collections", origin?.id)),
      createdAt,
      updatedAt: origin?.updatedAt ?? createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether feed readers know another collection by the slug, which it had before. */
async function isFeedSlug({ db }: Shop, slug: string): Promise<boolean> {
  const query = db.selectFrom("collections").select("id").where("feedSlug", "=", slug).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

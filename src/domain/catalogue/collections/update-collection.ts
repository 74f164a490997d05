import type { Selectable } from "kysely";
import type { Collection, CollectionChange } from "#contract/collections.ts";
import { isUniqueViolation } from "#database/is-unique-violation.ts";
import type { Tables } from "#database/tables.ts";
import { saveInitialVersion, saveVersion, type SaveOptions } from "./save-version.ts";
import { sanitizeContent } from "../content/sanitize-content.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { storeImages } from "../../media/library/store-images.ts";
import { recordRedirect } from "../redirects/record-redirect.ts";
import { indexCollection } from "../../infrastructure/search/index-collection.ts";
import type { Shop } from "../../shop.ts";
import { claimSlug, slugTaken } from "./claim-slug.ts";
import { collectionPath } from "./collection-path.ts";
import { decidePublication } from "./decide-publication.ts";
import { getCollection } from "./get-collection.ts";
import { resolvePublication } from "../publication.ts";
import { requireCategory } from "../categories/require-category.ts";
import { writeLinks } from "./write-links.ts";

type CollectionRow = Selectable<Tables["collections"]>;

/**
 * Changes what is given of a collection, all or nothing, and keeps what it became as a version. A new
 * slug leaves the old one behind, which leads to it; the first publication is remembered for good.
 * @param saving who saves it, and the number of the version that is brought back by it
 * @throws not-found when there is no such collection
 * @throws invalid, with its path, for a category, a tag or a piece that is not there, and for a
 * publication that cannot be
 * @throws conflict when the slug is another's, or when the given version is not the current one
 */
export async function updateCollection(
  shop: Shop,
  id: number,
  change: CollectionChange,
  saving: SaveOptions = {},
): Promise<Collection> {
  if (isEmpty(change)) return getCollection(shop, id, "admin");
  const images = change.images && (await storeImages(shop, change.images));
  const content = change.content == null ? change.content : sanitizeContent(change.content) || null;
  try {
    return await inTransaction(shop, async (shop) => {
      await saveInitialVersion(shop, id);
      const before = await lockRow(shop, id, change.version);
      if (change.slug !== undefined) await changeSlug(shop, before, change.slug);
      await requireCategory(shop, change.categoryId);
      await writeFields(shop, before, { ...change, content });
      await writeLinks(shop, id, { ...change, images });
      await indexCollection(shop, [id]);
      const after = await getCollection(shop, id, "admin");
      await saveVersion(shop, after, saving);
      return after;
    });
  } catch (error) {
    if (change.slug && isUniqueViolation(error)) throw slugTaken(change.slug);
    throw error;
  }
}

const isEmpty = ({ version: _version, ...fields }: CollectionChange): boolean =>
  Object.values(fields).every((value) => value === undefined);

/** Counts the version up first: whoever else changes this collection waits until this change stands. */
async function lockRow(shop: Shop, id: number, version?: number): Promise<CollectionRow> {
  const row = await shop.db
    .updateTable("collections")
    .set((eb) => ({ version: eb("version", "+", 1), updatedAt: shop.now().toISOString() }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$call((query) => (version === undefined ? query : query.where("version", "=", version)))
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const current = await getCollection(shop, id, "admin");
  throw conflict("This collection was changed elsewhere in the meantime.", current);
}

async function changeSlug(shop: Shop, { id, slug }: CollectionRow, wanted: string): Promise<void> {
  if (wanted === slug) return;
  await claimSlug(shop, wanted, id);
  await recordRedirect(shop, {
    fromPath: collectionPath(slug),
    toPath: collectionPath(wanted),
    collectionId: id,
  });
}

async function writeFields(
  { db, now }: Shop,
  before: CollectionRow,
  change: CollectionChange,
): Promise<void> {
  const publication = decidePublication(before, change, now());
  const isUnpublished = resolvePublication(before, now()).isPublished && !publication.isPublished;
  await db
    .updateTable("collections")
    .set({
      title: change.title,
      slug: change.slug,
      description: change.description,
      content: change.content,
      categoryId: change.categoryId,
      isFeatured: change.isFeatured,
      ...publication,
      // Links that were handed out while it was a draft before lead nowhere now.
      previewEpoch: isUnpublished ? before.previewEpoch + 1 : before.previewEpoch,
    })
    .where("id", "=", before.id)
    .execute();
}

import type { Selectable } from "kysely";
import type { Collection, CollectionChange } from "#contract/catalogue/collections.ts";
import type { Tables } from "#database/tables.ts";
import { saveInitialVersion, saveVersion, type SaveOptions } from "./save-version.ts";
import { sanitizeInput } from "../content/sanitize-input.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import { storeImages } from "../../media/library/store-images.ts";
import { recordRedirect } from "../redirects/record-redirect.ts";
import { indexCollection } from "../../infrastructure/search/index/index-collection.ts";
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
 * Changes the given fields of a collection and saves the result as a version. After a change of the slug the
 * former one redirects to it; the date of the first publication is preserved.
 * @throws not-found when there is no such collection
 * @throws invalid with its path, for an unknown category, tag or piece and for an impossible publication
 * @throws invalid or unprocessable as sanitizeInput
 * @throws conflict when another collection has the slug, or when the given version is outdated
 */
export async function updateCollection(
  shop: Shop,
  id: number,
  change: CollectionChange,
  options: SaveOptions,
): Promise<Collection> {
  if (isEmpty(change)) return getCollection(shop, id, "admin");
  const images = change.images && (await storeImages(shop, change.images));
  const content =
    change.content == null ? change.content : (await sanitizeInput(change.content)) || null;
  const update = () =>
    inTransaction(shop, async (shop) => {
      await saveInitialVersion(shop, id);
      const before = await lockRow(shop, id, change.version);
      if (change.slug !== undefined) await changeSlug(shop, before, change.slug);
      await requireCategory(shop, change.categoryId);
      await writeFields(shop, before, { ...change, content });
      await writeLinks(shop, id, { ...change, images });
      await indexCollection(shop, [id]);
      const after = await getCollection(shop, id, "admin");
      await saveVersion(shop, after, options);
      return after;
    });
  const { slug } = change;
  return slug ? onUniqueViolation(update, () => slugTaken(slug)) : update();
}

const isEmpty = ({ version: _version, ...fields }: CollectionChange): boolean =>
  Object.values(fields).every((value) => value === undefined);

/** Increments the version first, which locks the row until this change is committed. */
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
      // Revokes the preview links of its time as a draft.
      previewEpoch: isUnpublished ? before.previewEpoch + 1 : before.previewEpoch,
    })
    .where("id", "=", before.id)
    .execute();
}

import type { RestoredVersion } from "#contract/collection-versions.ts";
import { findSlugHolder } from "../claim-slug.ts";
import { collectionPath } from "../collection-path.ts";
import { updateCollection } from "../update-collection.ts";
import type { Shop } from "../../../shop.ts";
import { findExistingReferences } from "./find-existing-references.ts";
import { getVersion } from "./get-version.ts";

type Options = {
  /** The admin's username. */
  by: string | null;
  /** The version of the collection that is meant to be overwritten; whichever is there when left out. */
  over?: number | undefined;
};

/**
 * Brings a kept version of a collection back, as a saving of its own that can be undone by bringing
 * back the one before. Whether visitors see the collection stays as it is. What is no longer there
 * stays away, and is told.
 * @throws not-found when the collection has no such version (any more)
 * @throws conflict when the collection was changed meanwhile
 */
export async function restoreVersion(
  shop: Shop,
  collectionId: number,
  versionId: number,
  { by, over }: Options,
): Promise<RestoredVersion> {
  const { snapshot, number } = await getVersion(shop, collectionId, versionId);
  const { title, slug, description, content, isFeatured } = snapshot;
  const {
    tagIds,
    productIds,
    images,
    categoryId,
    missing: gone,
  } = await findExistingReferences(shop, snapshot);
  const holder = await findSlugHolder(shop, slug, collectionId);
  const collection = await updateCollection(
    shop,
    collectionId,
    {
      title,
      description,
      content,
      isFeatured,
      tagIds,
      productIds,
      images,
      categoryId,
      slug: holder ? undefined : slug,
      version: over,
    },
    { by, restored: number },
  );
  const address = `the address ${collectionPath(slug)}, which is “${holder?.title}” now`;
  return { collection, gone: holder ? [...gone, address] : gone };
}

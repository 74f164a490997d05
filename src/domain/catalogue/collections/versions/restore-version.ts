import type { RestoredVersion } from "#contract/catalogue/collection-versions.ts";
import { findSlugHolder } from "../claim-slug.ts";
import { collectionPath } from "../collection-path.ts";
import { updateCollection } from "../update-collection.ts";
import type { Shop } from "../../../shop.ts";
import { findExistingReferences } from "./find-existing-references.ts";
import { getVersion } from "./get-version.ts";

type Options = {
  /** The admin's username. */
  by: string | null;
  /** The collection's version that is expected to be current; not checked when left out. */
  over?: number | undefined;
};

/**
 * Restores a version of a collection as a new version, so that it can be undone. Its publication stays as it
 * is. References that no longer exist are left out and returned as `gone`.
 * @throws not-found when the collection has no such version
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

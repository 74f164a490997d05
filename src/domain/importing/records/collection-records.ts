import { newCollectionSchema } from "#contract/catalogue/collections.ts";
import type { CollectionRecord } from "#contract/importing/import-records.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { findSlugHolder, slugTaken } from "../../catalogue/collections/claim-slug.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { findStoredPicture } from "../find-stored-picture.ts";
import { findTags } from "../find-tags.ts";
import type { Shop } from "../../shop.ts";
import { findExportedPiece } from "./find-exported-piece.ts";
import type { RecordHandler } from "./record-handler.ts";

export const collectionRecords: RecordHandler<CollectionRecord> = {
  noun: "collection",
  keyOf: ({ slug }) => slug,
  find: async ({ db }, { slug }) => {
    const found = await db
      .selectFrom("collections")
      .select("id")
      .where("slug", "=", slug)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return found?.id ?? null;
  },
  check: async (shop, { slug }) => {
    const holder = await findSlugHolder(shop, slug, null);
    if (holder) throw slugTaken(slug, holder.title);
  },
  add: async (shop, record) => {
    const pictures = await findPictures(shop, record.images);
    const input = newCollectionSchema.parse({
      title: record.title,
      slug: record.slug,
      description: record.description,
      content: record.content,
      images: pictures.filter((url) => url !== null),
      categoryId: await findCategory(shop, record.category),
      isPublished: record.isPublished,
      isFeatured: record.isFeatured,
      tagIds: await findTags(
        shop,
        record.tags.map((name) => ({ name, type: null })),
      ),
      productIds: await findPieces(shop, record),
    });
    const { id } = await createCollection(shop, input, null, record.origin);
    const missing = pictures.filter((url) => url === null).length;
    const notes =
      missing > 0
        ? [`${missing === 1 ? "A photo" : `${missing} photos`} of it could not be found here.`]
        : [];
    return { id, notes };
  },
  stateOf: async ({ db }, id) => {
    const collection = await db
      .selectFrom("collections")
      .select("version")
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    return collection ? String(collection.version) : null;
  },
  keptReason: "It was edited since, and stays.",
  remove: (shop, id, { by, batch }) => deleteCollection(shop, id, by, batch),
};

/** Pictures on other hosts stay links; the shop's own must exist here. */
async function findPictures(shop: Shop, images: string[]): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const url of images) {
    found.push((await findStoredPicture(shop, url)) ?? (/^https:/i.test(url) ? url : null));
  }
  return found;
}

async function findCategory(shop: Shop, name: string | null): Promise<number | null> {
  return (await listCategories(shop)).find((category) => category.name === name)?.id ?? null;
}

async function findPieces(shop: Shop, { pieces }: CollectionRecord): Promise<number[]> {
  const ids = new Set<number>();
  for (const piece of pieces) {
    const id = await findExportedPiece(shop, piece);
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

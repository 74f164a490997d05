import type {
  CollectionSnapshot,
  NamedReference,
} from "#contract/catalogue/collection-versions.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** A collection as a version stores it, with the names of its category, tags and pieces. */
export async function takeSnapshot(
  shop: Shop,
  collection: Collection,
): Promise<CollectionSnapshot> {
  const { title, slug, description, content, images, categoryId } = collection;
  const { isFeatured, isPublished, publishAt, tagIds, productIds } = collection;
  const [category] = await readNames(shop, "categories", categoryId === null ? [] : [categoryId]);
  return {
    title,
    slug,
    description,
    content,
    images,
    isFeatured,
    isPublished,
    publishAt,
    category: category ?? null,
    tags: await readNames(shop, "tags", tagIds),
    pieces: await readNames(shop, "products", productIds),
  };
}

/** In the order of the ids, without unknown ones. */
async function readNames(
  shop: Shop,
  table: "categories" | "tags" | "products",
  ids: number[],
): Promise<NamedReference[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom(table)
    .select(["id", "name"])
    .where("id", "in", idList(shop, ids))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

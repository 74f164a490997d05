import type { MediaRow } from "../../../media/library/media-row.ts";
import type {
  CollectionSnapshot,
  NamedReference,
} from "#contract/catalogue/collection-versions.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";

/** What a version refers to and still exists. */
export type ExistingReferences = {
  categoryId: number | null;
  tagIds: number[];
  productIds: number[];
  images: string[];
  /** The stored pictures among the images, by hash. */
  media: Map<string, MediaRow>;
  /** What no longer exists, in words. */
  missing: string[];
};

export async function findExistingReferences(
  shop: Shop,
  snapshot: CollectionSnapshot,
): Promise<ExistingReferences> {
  const { category, tags, pieces, images } = snapshot;
  const media = await findMedia(shop, images);
  const isThere = (url: string) => {
    const hash = parseMediaHash(url);
    return hash === undefined || media.has(hash);
  };
  const [categoryIds, tagIds, productIds] = [
    await findLiveIds(shop, "categories", category ? [category] : []),
    await findLiveIds(shop, "tags", tags),
    await findLiveIds(shop, "products", pieces),
  ];
  const lost = images.filter((url) => !isThere(url)).length;
  return {
    categoryId: category && categoryIds.has(category.id) ? category.id : null,
    tagIds: filterIds(tags, tagIds),
    productIds: filterIds(pieces, productIds),
    images: images.filter(isThere),
    media,
    missing: [
      ...name("category", category ? [category] : [], categoryIds),
      ...name("tag", tags, tagIds),
      ...name("piece", pieces, productIds),
      ...(lost > 0 ? [lost === 1 ? "a photo" : `${lost} photos`] : []),
    ],
  };
}

const filterIds = (things: NamedReference[], living: Set<number>): number[] =>
  things.map(({ id }) => id).filter((id) => living.has(id));

const name = (noun: string, things: NamedReference[], living: Set<number>): string[] =>
  things.filter(({ id }) => !living.has(id)).map(({ name }) => `the ${noun} “${name}”`);

async function findLiveIds(
  shop: Shop,
  table: "categories" | "tags" | "products",
  things: NamedReference[],
): Promise<Set<number>> {
  if (things.length === 0) return new Set();
  const ids = idList(
    shop,
    things.map(({ id }) => id),
  );
  const rows =
    table === "categories"
      ? await shop.db.selectFrom(table).select("id").where("id", "in", ids).execute()
      : await shop.db
          .selectFrom(table)
          .select("id")
          .where("id", "in", ids)
          .where("deletedAt", "is", null)
          .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findMedia({ db }: Shop, images: string[]): Promise<Map<string, MediaRow>> {
  const hashes = images.map(parseMediaHash).filter((hash) => hash !== undefined);
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom("media").selectAll().where("hash", "in", hashes).execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

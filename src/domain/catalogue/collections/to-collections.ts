import type { Selectable } from "kysely";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import { joinedMedia, PICTURE_COLUMNS, toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { resolvePublication } from "../publication.ts";

type CollectionRow = Selectable<Tables["collections"]>;

/** What a list shows of a collection. */
export type CollectionSummary = Omit<Collection, "content" | "tagIds" | "productIds">;

/** Without the content, which is as long as the rest of a list together. */
export const SUMMARY_COLUMNS = [
  "collections.id",
  "collections.title",
  "collections.slug",
  "collections.description",
  "collections.categoryId",
  "collections.isFeatured",
  "collections.isPublished",
  "collections.publishAt",
  "collections.publishedAt",
  "collections.version",
  "collections.createdAt",
  "collections.updatedAt",
] as const;

type SummaryRow = Omit<
  CollectionRow,
  "content" | "convertedFromProductId" | "deletedAt" | "feedSlug" | "nameKey" | "previewEpoch"
>;

/** Maps rows to collections, in their order, with one query each for all pictures, tags and pieces. */
export async function toCollections(
  shop: Shop,
  rows: CollectionRow[],
  viewer: Viewer,
): Promise<Collection[]> {
  if (rows.length === 0) return [];
  const summaries = await toCollectionSummaries(shop, rows);
  const ids = rows.map((row) => row.id);
  const tags = Map.groupBy(await loadTags(shop, ids), ({ collectionId }) => collectionId);
  const pieces = Map.groupBy(await loadPieces(shop, ids, viewer), (row) => row.collectionId);
  return summaries.map((summary, index) => ({
    ...summary,
    content: rows[index]?.content ?? null,
    tagIds: (tags.get(summary.id) ?? []).map(({ tagId }) => tagId),
    productIds: (pieces.get(summary.id) ?? []).map(({ productId }) => productId),
  }));
}

/** As toCollections, with the fields that lists show. */
export async function toCollectionSummaries(
  shop: Shop,
  rows: SummaryRow[],
): Promise<CollectionSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const pictures = Map.groupBy(await loadPictures(shop, ids), ({ collectionId }) => collectionId);
  return rows.map((row) => {
    const media = (pictures.get(row.id) ?? []).map(({ picture }) => picture);
    return {
      id: row.id,
      title: row.title,
      slug: row.slug,
      description: row.description,
      images: media.map(({ url }) => url),
      media,
      categoryId: row.categoryId,
      isFeatured: row.isFeatured,
      ...resolvePublication(row, shop.now()),
      version: row.version,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

async function loadPictures(
  shop: Shop,
  ids: number[],
): Promise<{ collectionId: number; picture: Picture }[]> {
  const rows = await shop.db
    .selectFrom("collectionImages")
    .leftJoin("media", "media.hash", "collectionImages.mediaHash")
    .select(["collectionImages.collectionId", "collectionImages.url"])
    .select(PICTURE_COLUMNS)
    .where("collectionImages.collectionId", "in", idList(shop, ids))
    .orderBy("collectionImages.position")
    .execute();
  return rows.map((row) => ({
    collectionId: row.collectionId,
    picture: toPicture({ url: row.url, media: joinedMedia(row) }),
  }));
}

function loadTags(shop: Shop, ids: number[]) {
  return shop.db
    .selectFrom("collectionTags")
    .innerJoin("tags", "tags.id", "collectionTags.tagId")
    .select(["collectionTags.collectionId", "collectionTags.tagId"])
    .where("collectionTags.collectionId", "in", idList(shop, ids))
    .where("tags.deletedAt", "is", null)
    .orderBy("collectionTags.id")
    .execute();
}

function loadPieces(shop: Shop, ids: number[], viewer: Viewer) {
  return shop.db
    .selectFrom("collectionProducts")
    .innerJoin("products", "products.id", "collectionProducts.productId")
    .select(["collectionProducts.collectionId", "collectionProducts.productId"])
    .where("collectionProducts.collectionId", "in", idList(shop, ids))
    .where("products.deletedAt", "is", null)
    .$if(viewer === "visitor", (query) => query.where("products.isActive", "=", true))
    .orderBy("collectionProducts.position")
    .orderBy("collectionProducts.id")
    .execute();
}

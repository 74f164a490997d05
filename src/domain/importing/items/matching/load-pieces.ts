import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { type Selectable, sql } from "kysely";
import type { Tables } from "#database/tables.ts";
import { type CurrentPiece, selectCost } from "../comparison/load-current.ts";

/** What an import's source stated of a piece before. */
export type PieceSource = Selectable<Tables["productSources"]>;

export type ShopPiece = CurrentPiece & {
  sources: PieceSource[];
  /** The id of its listing on the platform that is imported from; null for none. */
  listingId: string | null;
  isStockLinked: boolean;
};

/** The pieces with these ids and what the source stated of them, by id, in five queries. */
export async function loadPieces(
  shop: Shop,
  { sourceKey, platformId }: { sourceKey: string; platformId: number | null },
  ids: number[],
): Promise<Map<number, ShopPiece>> {
  if (ids.length === 0) return new Map();
  const { db } = shop;
  const rows = await db
    .selectFrom("products")
    .selectAll()
    .select(selectCost)
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  const images = await db
    .selectFrom("productImages")
    .select(["productId", "url"])
    .where("productId", "in", idList(shop, ids))
    .orderBy("position")
    .execute();
  const tags = await db
    .selectFrom("productTags")
    .innerJoin("tags", "tags.id", "productTags.tagId")
    .select(["productId", "tagId"])
    .where("productId", "in", idList(shop, ids))
    .where("tags.deletedAt", "is", null)
    .orderBy("productTags.id")
    .execute();
  const sources = await listSources(shop, sourceKey, ids);
  const listings = await listListings(shop, platformId, ids);
  const listingOf = new Map(listings.map((listing) => [listing.productId, listing]));
  const imagesOf = Map.groupBy(images, ({ productId }) => productId);
  const tagsOf = Map.groupBy(tags, ({ productId }) => productId);
  const sourcesOf = Map.groupBy(sources, ({ productId }) => productId);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        images: (imagesOf.get(row.id) ?? []).map(({ url }) => url),
        tagIds: (tagsOf.get(row.id) ?? []).map(({ tagId }) => tagId),
        sources: sourcesOf.get(row.id) ?? [],
        listingId: listingOf.get(row.id)?.externalId ?? null,
        isStockLinked: listingOf.get(row.id)?.isLinked === 1,
      },
    ]),
  );
}

/** The latest first. */
const listSources = (shop: Shop, sourceKey: string, ids: number[]): Promise<PieceSource[]> =>
  shop.db
    .selectFrom("productSources")
    .selectAll()
    .where("productId", "in", idList(shop, ids))
    .where("sourceKey", "=", sourceKey)
    .orderBy("id", "desc")
    .execute();

/** Listings on a platform; the stock of linked ones is synchronized by orders of both sides. */
async function listListings(shop: Shop, platformId: number | null, ids: number[]) {
  if (platformId === null) return [];
  return shop.db
    .selectFrom("productListings")
    .select((eb) => [
      "productId",
      "externalId",
      eb
        .case()
        .when("listingData", "is not", null)
        .then(sql.lit(1))
        .else(sql.lit(0))
        .end()
        .as("isLinked"),
    ])
    .where("platformId", "=", platformId)
    .where("productId", "in", idList(shop, ids))
    .execute();
}

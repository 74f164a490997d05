import type { Selectable } from "kysely";
import type { Listing, ListingCounts, ListingStatus } from "#contract/channels/listings.ts";
import { PLATFORMS } from "#contract/channels/platforms.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import { idList } from "../../id-list.ts";
import { findExclusionReason } from "../catalogue-feeds/offer.ts";
import type { Page } from "../../page.ts";
import { findPlatform } from "../platforms/find-platform.ts";
import type { Shop } from "../../shop.ts";
import { compareListing } from "./compare-listing.ts";
import { type ListedPiece, loadListedPieces } from "./listed-piece.ts";
import { readListingData } from "./listing-data.ts";
import { refreshStaleListings } from "./refresh-stale-listings.ts";

export type ListingQuery = {
  status?: ListingStatus | undefined;
  /** Part of a name or an SKU. */
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

type Row = Selectable<Tables["productListings"]>;

/**
 * The listings of all pieces on a platform, newest first. A feed is generated from the pieces, so its
 * listings never differ; excluded pieces give the reason.
 * @throws not-found when there is no such platform
 */
export async function listListings(
  shop: Shop,
  platformId: number,
  query: ListingQuery = {},
): Promise<Page<Listing>> {
  const { platform } = await findPlatform(shop, platformId);
  const isFeed = PLATFORMS[platform].way === "feed";
  if (!isFeed) await refreshStaleListings(shop, platformId);
  const found = findPieces(shop, platformId, query);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { limit, offset = 0 } = query;
  const ids = await found
    .select("products.id")
    .orderBy("products.createdAt", "desc")
    .orderBy("products.id", "desc")
    .$call((each) => (limit === undefined ? each : each.limit(limit).offset(offset)))
    .execute();
  const among = ids.map(({ id }) => id);
  const pieces = await loadListedPieces(shop, among);
  const rows = await loadRows(shop, platformId, among);
  const queued = await loadQueued(shop, platformId, among);
  const items = among.flatMap((id) => {
    const piece = pieces.get(id);
    if (!piece) return [];
    const row = rows.get(id) ?? null;
    const listing = isFeed ? toFeedListing(piece) : toListing(piece, row, queued.has(id));
    return { ...stored(platformId, row), ...listing };
  });
  return { items, total };
}

/** The number of pieces by status. @throws not-found when there is no such platform */
export async function countListings(shop: Shop, platformId: number): Promise<ListingCounts> {
  await findPlatform(shop, platformId);
  await refreshStaleListings(shop, platformId);
  const rows = await findPieces(shop, platformId, {})
    .select("listing.status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy("listing.status")
    .execute();
  const counts: ListingCounts = { draft: 0, listed: 0, out_of_step: 0, removed: 0 };
  for (const { status, count } of rows) counts[statusOf(status)] += count;
  return counts;
}

const statusOf = (status: string | null): ListingStatus =>
  status === "listed" || status === "out_of_step" || status === "removed" ? status : "draft";

function findPieces(shop: Shop, platformId: number, { status, search }: ListingQuery) {
  const needle = search?.trim();
  return shop.db
    .selectFrom("products")
    .leftJoin("productListings as listing", (join) =>
      join.onRef("listing.productId", "=", "products.id").on("listing.platformId", "=", platformId),
    )
    .where("products.deletedAt", "is", null)
    .$call((found) => {
      if (!status) return found;
      return status === "draft"
        ? found.where((eb) =>
            eb.or([eb("listing.status", "is", null), eb("listing.status", "=", "draft")]),
          )
        : found.where("listing.status", "=", status);
    })
    .$call((found) =>
      needle
        ? found.where((eb) =>
            eb.or([
              contains(eb.ref("products.name"), needle),
              contains(eb.ref("products.sku").$notNull(), needle),
            ]),
          )
        : found,
    );
}

async function loadRows(shop: Shop, platformId: number, ids: number[]): Promise<Map<number, Row>> {
  const rows = await shop.db
    .selectFrom("productListings")
    .selectAll()
    .where("platformId", "=", platformId)
    .where("productId", "in", idList(shop, ids))
    .execute();
  return new Map(rows.map((row) => [row.productId, row]));
}

async function loadQueued(shop: Shop, platformId: number, ids: number[]): Promise<Set<number>> {
  const rows = await shop.db
    .selectFrom("listingPushes")
    .select("productId")
    .where("platformId", "=", platformId)
    .where("productId", "in", idList(shop, ids))
    .execute();
  return new Set(rows.map(({ productId }) => productId));
}

const basics = ({ product }: ListedPiece) => ({
  productId: product.id,
  name: product.name,
  price: product.price,
  picture: product.media[0] ?? null,
  isActive: product.isActive,
});

const stored = (platformId: number, row: Row | null) => ({
  id: row?.id ?? null,
  platformId,
  listingData: row?.listingData ?? null,
  syncErrors: row?.syncErrors ?? null,
  createdAt: row?.createdAt ?? null,
  updatedAt: row?.updatedAt ?? null,
});

type Compared = Omit<Listing, keyof ReturnType<typeof stored>>;

function toListing(piece: ListedPiece, row: Row | null, isQueued: boolean): Compared {
  const data = readListingData(row?.listingData ?? null);
  return {
    ...basics(piece),
    status: statusOf(row?.status ?? null),
    externalId: row?.externalId ?? null,
    address: data?.address ?? null,
    differences: data ? compareListing(piece, data) : [],
    reason: row?.syncErrors ?? null,
    isQueued,
    lastSyncAt: row?.lastSyncAt ?? null,
  };
}

function toFeedListing(piece: ListedPiece): Compared {
  const reason = findExclusionReason(piece.product);
  return {
    ...basics(piece),
    status: reason === null ? "listed" : "draft",
    externalId: null,
    address: null,
    differences: [],
    reason,
    isQueued: false,
    lastSyncAt: null,
  };
}

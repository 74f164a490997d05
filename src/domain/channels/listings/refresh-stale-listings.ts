import { reservationHasEnded } from "../../catalogue/reservation.ts";
import { forEachBatch } from "../../for-each-row.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { saveListing } from "./save-listing.ts";
import { loadListedPieces } from "./listed-piece.ts";
import { readListingData } from "./listing-data.ts";

const BATCH_SIZE = 200;

/**
 * Compares again the listings of pieces that changed, were deleted, or whose reservation ended since,
 * and queues stock that is to be sent. Thus operations on pieces need not know of platforms.
 * @returns how many were compared
 */
export async function refreshStaleListings(shop: Shop, platformId?: number): Promise<number> {
  const stale = await findStale(shop, { platformId }).execute();
  const named = { work: "compare a listing", key: ({ id }: Stale) => id };
  let compared = 0;
  await forEachBatch(shop, stale, { ...named, size: BATCH_SIZE }, async (rows) => {
    compared += await inTransaction(shop, (shop) => refreshBatch(shop, rows));
  });
  return compared;
}

type Stale = { id: number };

async function refreshBatch(shop: Shop, stale: Stale[]): Promise<number> {
  const rows = await findStale(shop, { ids: stale.map(({ id }) => id) })
    .select([
      "productListings.productId",
      "productListings.platformId",
      "productListings.listingData",
    ])
    .$if(shop.engine === "postgres", (query) => query.forUpdate("productListings"))
    .execute();
  const pieces = await loadListedPieces(
    shop,
    rows.map(({ productId }) => productId),
  );
  for (const { id, productId, platformId, listingData } of rows) {
    const piece = pieces.get(productId);
    const data = readListingData(listingData);
    if (piece && data) await saveListing(shop, { id, platformId, piece, data });
  }
  return rows.length;
}

function findStale(
  shop: Shop,
  { platformId, ids }: { platformId?: number | undefined; ids?: number[] },
) {
  return shop.db
    .selectFrom("productListings")
    .innerJoin("products", "products.id", "productListings.productId")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "productListings.platformId")
    .select("productListings.id")
    .where("platformIntegrations.deletedAt", "is", null)
    .where("productListings.listingData", "is not", null)
    .where((eb) =>
      eb.or([
        eb("productListings.productVersion", "is", null),
        eb("productListings.productVersion", "!=", eb.ref("products.version")),
        eb("products.deletedAt", ">", eb.ref("productListings.updatedAt")),
        eb.and([
          reservationHasEnded(shop),
          eb("products.reservedUntil", ">", eb.ref("productListings.updatedAt")),
        ]),
      ]),
    )
    .$call((query) =>
      platformId === undefined ? query : query.where("productListings.platformId", "=", platformId),
    )
    .$call((query) =>
      ids === undefined ? query : query.where("productListings.id", "in", idList(shop, ids)),
    )
    .orderBy("productListings.id");
}

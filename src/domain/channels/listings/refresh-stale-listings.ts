import { reservationHasEnded } from "../../catalogue/reservation.ts";
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
  let compared = 0;
  for (;;) {
    const found = await inTransaction(shop, (shop) => refreshBatch(shop, platformId));
    compared += found;
    if (found < BATCH_SIZE) return compared;
  }
}

async function refreshBatch(shop: Shop, platformId: number | undefined): Promise<number> {
  const rows = await findStale(shop, platformId);
  const pieces = await loadListedPieces(
    shop,
    rows.map(({ productId }) => productId),
  );
  for (const { id, productId, platformId: of, listingData } of rows) {
    const piece = pieces.get(productId);
    const data = readListingData(listingData);
    if (piece && data) await saveListing(shop, { id, platformId: of, piece, data });
  }
  return rows.length;
}

function findStale(shop: Shop, platformId: number | undefined) {
  return shop.db
    .selectFrom("productListings")
    .innerJoin("products", "products.id", "productListings.productId")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "productListings.platformId")
    .select([
      "productListings.id",
      "productListings.productId",
      "productListings.platformId",
      "productListings.listingData",
    ])
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
    .orderBy("productListings.id")
    .limit(BATCH_SIZE)
    .$if(shop.engine === "postgres", (query) => query.forUpdate("productListings"))
    .execute();
}

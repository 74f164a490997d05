import { upsertListing } from "../../channels/listings/upsert-listing.ts";
import type { Shop } from "../../shop.ts";

/** Whether stock is synchronized by orders of both sides; then an import does not set it. */
export async function isStockLinked(
  { db }: Shop,
  platformId: number | null,
  productId: number,
): Promise<boolean> {
  if (platformId === null) return false;
  const listing = await db
    .selectFrom("productListings")
    .select("listingData")
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .executeTakeFirst();
  return listing !== undefined && listing.listingData !== null;
}

/**
 * Records the platform's id of a piece, unless another piece is listed there with that id: its listing
 * may be about to be sent.
 */
export async function recordListing(
  shop: Shop,
  platformId: number | null,
  productId: number,
  externalId: string | null,
): Promise<void> {
  if (platformId === null || externalId === null) return;
  const other = await shop.db
    .selectFrom("productListings")
    .innerJoin("products", "products.id", "productListings.productId")
    .select(["productListings.id", "products.deletedAt"])
    .where("platformId", "=", platformId)
    .where("externalId", "=", externalId)
    .where("productId", "!=", productId)
    .executeTakeFirst();
  if (other && other.deletedAt === null) return;
  // An earlier piece with this id is in the trash: its listing goes to the piece imported again.
  if (other) await shop.db.deleteFrom("productListings").where("id", "=", other.id).execute();
  await upsertListing(shop, { platformId, productId }, externalId);
}

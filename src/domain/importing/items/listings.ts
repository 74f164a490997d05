import type { Shop } from "../../shop.ts";

/** Whether the stock of a piece moves by the orders of both sides: then an import does not set it. */
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

/** Keeps what a platform calls the piece. */
export async function recordListing(
  { db, now }: Shop,
  platformId: number | null,
  productId: number,
  externalId: string | null,
): Promise<void> {
  if (platformId === null || externalId === null) return;
  const at = now().toISOString();
  const taken = await db
    .selectFrom("productListings")
    .select("id")
    .where("platformId", "=", platformId)
    .where("externalId", "=", externalId)
    .where("productId", "!=", productId)
    .executeTakeFirst();
  // The piece that had it lies in the trash: the listing goes with the piece that came again.
  if (taken) await db.deleteFrom("productListings").where("id", "=", taken.id).execute();
  await db
    .insertInto("productListings")
    .values({ platformId, productId, externalId, status: "listed", createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(["productId", "platformId"]).doUpdateSet({ externalId, updatedAt: at }),
    )
    .execute();
}

import { readListingData } from "../listings/listing-data.ts";
import type { Shop } from "../../shop.ts";

/**
 * Adjusts the stock that both sides last agreed on by what an order on the platform moved there. Call it
 * inside a transaction.
 */
export async function adjustAgreedStock(
  { db, engine }: Shop,
  { platformId, productId, by }: { platformId: number; productId: number; by: number },
): Promise<void> {
  const row = await db
    .selectFrom("productListings")
    .select(["id", "listingData"])
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  const data = readListingData(row?.listingData ?? null);
  if (!row || !data) return;
  const stock = Math.max(0, data.agreed.stock + by);
  await db
    .updateTable("productListings")
    .set({
      listingData: JSON.stringify({ ...data, agreed: { ...data.agreed, stock } }),
      // Marks the listing as stale: refreshStaleListings compares it again.
      productVersion: null,
    })
    .where("id", "=", row.id)
    .execute();
}

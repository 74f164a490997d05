import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

type ListingKey = { platformId: number; productId: number };

/**
 * Creates the listing of a piece on a platform, or updates it. One that gets another external id is
 * listed again, whatever its state was.
 * @param externalId the platform's id of the product; null where the platform has none
 * @returns the id of the listing
 */
export async function upsertListing(
  { db, now }: Shop,
  { platformId, productId }: ListingKey,
  externalId: string | null,
): Promise<number> {
  const at = now().toISOString();
  const status = externalId === null ? "draft" : "listed";
  const { id } = await db
    .insertInto("productListings")
    .values({ platformId, productId, externalId, status, createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(["productId", "platformId"]).doUpdateSet({
        updatedAt: at,
        ...(externalId !== null && {
          externalId,
          status: sql`case when product_listings.external_id = excluded.external_id
            then product_listings.status else excluded.status end`,
        }),
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

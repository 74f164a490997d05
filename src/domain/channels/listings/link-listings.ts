import { siteKey } from "../../infrastructure/outbound/parse-site-url.ts";
import type { Shop } from "../../shop.ts";

/**
 * Makes a listing of every piece that was imported from this shop: what it is called there is known
 * already. From the moment it was last read its stock moves by orders.
 */
export async function linkListings(
  shop: Shop,
  { platformId, storeUrl }: { platformId: number; storeUrl: string },
): Promise<void> {
  const now = shop.now().toISOString();
  const found = await shop.db
    .selectFrom("productSources")
    .innerJoin("products", "products.id", "productSources.productId")
    .select(["productSources.productId", "productSources.externalId", "productSources.lastSeenAt"])
    .where("productSources.sourceKey", "=", siteKey(new URL(storeUrl)))
    .where("productSources.externalId", "is not", null)
    .where("products.deletedAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("productListings")
            .select("productListings.id")
            .where("productListings.platformId", "=", platformId)
            .where((eb) =>
              eb.or([
                eb("productListings.productId", "=", eb.ref("productSources.productId")),
                eb("productListings.externalId", "=", eb.ref("productSources.externalId")),
              ]),
            ),
        ),
      ),
    )
    .orderBy("productSources.id")
    .execute();
  for (const { productId, externalId, lastSeenAt } of found) {
    await shop.db
      .insertInto("productListings")
      .values({
        productId,
        platformId,
        externalId,
        status: "listed",
        createdAt: lastSeenAt,
        updatedAt: now,
      })
      // Two sources of one piece, or two pieces of one source: the first stands.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

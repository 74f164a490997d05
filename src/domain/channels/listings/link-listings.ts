import { siteKey } from "../../infrastructure/outbound/parse-site-url.ts";
import type { Shop } from "../../shop.ts";

/**
 * Creates listings for all pieces imported from this store, whose ids there are known. From their last
 * import on, orders move their stock.
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
      // Two sources of one piece, or two pieces of one source: the first one counts.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

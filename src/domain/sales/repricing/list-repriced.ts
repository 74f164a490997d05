import type { RepricingItem } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** The prices of one change, by name. @throws not-found */
export async function listRepriced({ db }: Shop, id: string): Promise<RepricingItem[]> {
  const rows = await db
    .selectFrom("repricingItems")
    .innerJoin("products", "products.id", "repricingItems.productId")
    .select(["productId", "products.name", "fromCents", "toCents", "products.priceCents"])
    .where("repricingId", "=", id)
    .orderBy("products.nameKey")
    .orderBy("productId")
    .execute();
  if (rows.length === 0) throw notFound("Change of prices");
  return rows.map(({ productId, name, fromCents, toCents, priceCents }) => ({
    productId,
    name,
    from: formatHundredths(fromCents),
    to: formatHundredths(toCents),
    now: formatHundredths(priceCents),
  }));
}

import type { Shop } from "#domain/shop.ts";

/** Puts a connected WooCommerce store into the shop, without keys. */
export async function addPlatform({ db }: Shop): Promise<number> {
  const { id } = await db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Sale = {
  number: string;
  /** null for a line without a piece. */
  productId: number | null;
  stockTaken?: number;
  short?: number;
  internalOrderId?: number;
};

/** Puts an order of one piece on a platform into the shop. Returns the order's id. */
export async function sellOnPlatform(
  { db, now }: Shop,
  platformId: number,
  { number, productId, stockTaken = 0, short = 0, internalOrderId }: Sale,
): Promise<number> {
  const { id } = await db
    .insertInto("externalOrders")
    .values({
      platformId,
      externalOrderId: number,
      internalOrderId: internalOrderId ?? null,
      status: "processing",
      customerName: `Customer of ${number}`,
      totalAmountCents: 12_900,
      orderData: "{}",
      createdAt: now().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("externalOrderItems")
    .values({
      externalOrderId: id,
      externalItemId: "1",
      productId,
      productName: "Moon pendant",
      quantity: 1,
      priceCents: 12_900,
      stockTaken,
      short,
    })
    .execute();
  return id;
}

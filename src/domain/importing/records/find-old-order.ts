import { PLATFORM_KINDS, PLATFORMS } from "#contract/channels/platforms.ts";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import type { OrderSource } from "#contract/sales/orders.ts";
import { findOrderFrom, isSameTime } from "../../sales/orders/find-order-from.ts";
import type { Shop } from "../../shop.ts";
import { readGmt } from "../../channels/woocommerce/read-gmt.ts";

/** The id of an order from elsewhere, also of one that a platform's was accepted as; null for none. */
export async function findOldOrder(
  shop: Shop,
  record: OrderRecord,
  source: OrderSource,
): Promise<number | null> {
  const id = await findOrderFrom(shop, source, record.origin.createdAt);
  return id ?? (await findExternalOrder(shop, record, source))?.internalOrderId ?? null;
}

/** The order that a connected platform reported of the same number; undefined for none. */
export async function findExternalOrder(
  { db }: Shop,
  { sourceId, origin, totalCents }: OrderRecord,
  { name, number }: OrderSource,
): Promise<{ internalOrderId: number | null } | undefined> {
  const platform = PLATFORM_KINDS.find((kind) => PLATFORMS[kind].name === name);
  if (!platform) return undefined;
  const plain = number.replace(/^#/, "");
  const rows = await db
    .selectFrom("externalOrders")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "externalOrders.platformId")
    .select(["externalOrderId", "internalOrderId", "orderData"])
    .where("platform", "=", platform)
    .where((eb) => eb.or([eb("deletedAt", "is", null), eb("internalOrderId", "is not", null)]))
    .where((eb) =>
      sourceId
        ? eb("externalOrderId", "=", sourceId)
        : // A plugin may number orders anew: only what was reported has that number.
          eb.or([eb("externalOrderId", "=", plain), eb("totalAmountCents", "=", totalCents)]),
    )
    .orderBy("externalOrders.id")
    .execute();
  return rows.find(({ externalOrderId, orderData }) => {
    const reported = orderData as { number?: string | number; date_created_gmt?: string };
    const isSame = Boolean(sourceId) || String(reported.number || externalOrderId) === plain;
    const placedAt = readGmt(reported.date_created_gmt ?? "");
    return isSame && isSameTime(placedAt, origin.createdAt);
  });
}

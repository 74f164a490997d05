import { formatHundredths } from "#contract/decimals.ts";
import {
  type ExternalOrder,
  ORDER_STATUS_BY_WOO_STATUS,
} from "#contract/channels/external-orders.ts";
import { isFailed } from "./save-failed-order.ts";
import { idList } from "../../id-list.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";

export type ExternalOrderQuery = {
  platformId?: number | undefined;
  /** Only those that could not be recorded and were not dismissed. */
  isFailed?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Orders of connected platforms, newest first; all of them without a limit. */
export async function listExternalOrders(
  shop: Shop,
  { platformId, isFailed: onlyFailed = false, limit, offset = 0 }: ExternalOrderQuery = {},
): Promise<Page<ExternalOrder>> {
  const found = shop.db
    .selectFrom("externalOrders")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "externalOrders.platformId")
    .where("platformIntegrations.deletedAt", "is", null)
    .$if(onlyFailed, (query) => query.where(isFailed))
    .$call((query) =>
      platformId === undefined ? query : query.where("externalOrders.platformId", "=", platformId),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll("externalOrders")
    .select("platformIntegrations.platform")
    .orderBy("externalOrders.id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  const items = await loadItems(
    shop,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      platformId: row.platformId,
      platform: row.platform,
      externalOrderId: row.externalOrderId,
      internalOrderId: row.internalOrderId,
      status: row.status,
      becomes: ORDER_STATUS_BY_WOO_STATUS.get(row.status) ?? null,
      customerEmail: row.customerEmail,
      customerName: row.customerName,
      totalAmount: formatHundredths(row.totalAmountCents),
      currency: textOf(row.orderData["currency"]) || "USD",
      items: items.get(row.id) ?? [],
      orderData: row.orderData,
      syncStatus: row.syncStatus,
      syncErrors: row.syncErrors,
      placedAt: readGmt(textOf(row.orderData["date_created_gmt"])),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
    total,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

async function loadItems(shop: Shop, ids: number[]) {
  const rows = await shop.db
    .selectFrom("externalOrderItems")
    .select(["externalOrderId", "productId", "productName", "quantity", "priceCents", "short"])
    .where("externalOrderId", "in", idList(shop, ids))
    .orderBy("id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ externalOrderId }) => externalOrderId)].map(([id, items]) => [
      id,
      items.map(({ productId, productName, quantity, priceCents, short }) => ({
        productId,
        productName,
        quantity,
        price: formatHundredths(priceCents),
        short,
      })),
    ]),
  );
}

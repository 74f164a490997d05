import type { DoubleSale } from "#contract/channels/external-orders.ts";
import { PLATFORMS, type PlatformKind } from "#contract/channels/platforms.ts";
import type { Shop } from "../../shop.ts";

/** Unresolved double sales, oldest first. */
export async function listDoubleSales(shop: Shop): Promise<DoubleSale[]> {
  const rows = await selectOpen(shop);
  return rows.map((row) => ({
    id: row.id,
    productId: row.productId,
    productName: row.productName,
    externalOrder: toExternalParty(
      row.externalId,
      row.platform,
      row.externalNumber,
      row.externalCustomer,
    ),
    otherOrder:
      row.orderId === null
        ? null
        : { id: row.orderId, name: `Order ${row.orderId}`, customerName: row.orderCustomer },
    otherExternalOrder:
      row.otherExternalId === null
        ? null
        : toExternalParty(
            row.otherExternalId,
            row.otherPlatform,
            row.otherExternalNumber,
            row.otherExternalCustomer,
          ),
    createdAt: row.createdAt,
    settledAt: row.settledAt,
  }));
}

const toExternalParty = (
  id: number,
  platform: PlatformKind | null,
  number: string | null,
  customerName: string | null,
) => ({
  id,
  name: `${PLATFORMS[platform as PlatformKind].name} order ${number ?? ""}`,
  customerName,
});

const selectOpen = ({ db }: Shop) =>
  db
    .selectFrom("doubleSales as sale")
    .innerJoin("externalOrders as external", "external.id", "sale.externalOrderId")
    .innerJoin("platformIntegrations as platform", "platform.id", "external.platformId")
    .leftJoin("orders as other", "other.id", "sale.otherOrderId")
    .leftJoin("externalOrders as otherExternal", "otherExternal.id", "sale.otherExternalOrderId")
    .leftJoin(
      "platformIntegrations as otherPlatform",
      "otherPlatform.id",
      "otherExternal.platformId",
    )
    .select([
      "sale.id",
      "sale.productId",
      "sale.productName",
      "sale.createdAt",
      "sale.settledAt",
      "external.id as externalId",
      "external.externalOrderId as externalNumber",
      "external.customerName as externalCustomer",
      "platform.platform",
      "other.id as orderId",
      "other.customerName as orderCustomer",
      "otherExternal.id as otherExternalId",
      "otherExternal.externalOrderId as otherExternalNumber",
      "otherExternal.customerName as otherExternalCustomer",
      "otherPlatform.platform as otherPlatform",
    ])
    .where("sale.settledAt", "is", null)
    .orderBy("sale.id")
    .execute();

import type { Insertable, Selectable } from "kysely";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import { UNRECORDED, withoutCustomer } from "#contract/channels/external-orders.ts";
import { toEmailAddress } from "#contract/email-address.ts";
import type { Tables } from "#database/tables.ts";
import { canTransition } from "#contract/sales/order-transitions.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { takeItemStock } from "./take-item-stock.ts";
import { saveItems } from "./save-items.ts";
import { returnItemStock } from "./return-item-stock.ts";
import {
  toCents,
  customerName,
  serializeOrder,
  type WooOrder,
  wooOrderSchema,
} from "./woo-order.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { getOrder } from "../../sales/orders/get-order.ts";

type Row = Selectable<Tables["externalOrders"]>;

/**
 * Records an order as its platform reports it and moves the stock accordingly. Idempotent, whatever the
 * order in which reports arrive: an older report is skipped.
 * @param raw the order as received
 * @throws unprocessable when it is not an order
 */
export async function recordExternalOrder(
  shop: Shop,
  platformId: number,
  raw: unknown,
): Promise<"imported" | "updated" | "skipped"> {
  const order = wooOrderSchema.safeParse(raw).data;
  if (!order) throw unprocessable("This is not an order of WooCommerce.");
  return inTransaction(shop, async (shop) => {
    await lockExternalOrder(shop, platformId, String(order.id));
    const before = await findStored(shop, platformId, order.id);
    const modifiedAt = readGmt(order.date_modified_gmt);
    if (before && (modifiedAt ?? "") < (before.modifiedAt ?? "")) return "skipped";
    const isIn = before?.syncStatus === "pending" || before?.syncStatus === "accepted";
    const isSame = isIn && before.status === order.status && before.modifiedAt === modifiedAt;
    if (before && isSame && (await hasSameItems(shop, before, order))) return "skipped";
    const row = {
      status: order.status,
      ...toCustomer(order, raw as Record<string, unknown>, before),
      totalAmountCents: toCents(order.total),
      modifiedAt,
      holdsStock: holdsStock(order.status, before?.holdsStock ?? false),
      syncStatus: before?.internalOrderId ? ("accepted" as const) : ("pending" as const),
      syncErrors: null,
      updatedAt: shop.now().toISOString(),
    };
    const id = await upsert(shop, { platformId, externalOrderId: String(order.id), row });
    await saveItems(shop, id, platformId, order);
    await moveStock(shop, { id, platformId, order, holds: row.holdsStock });
    if (order.status === "cancelled" && before?.internalOrderId) {
      await cancelAcceptedOrder(shop, id, before.internalOrderId);
    }
    return before && before.status !== UNRECORDED ? "updated" : "imported";
  });
}

/** A customer who was forgotten here stays so, whatever the platform goes on to report. */
function toCustomer(order: WooOrder, raw: Record<string, unknown>, before: Row | undefined) {
  if (before?.customerName === FORGOTTEN_CUSTOMER) {
    const orderData = serializeOrder(withoutCustomer(raw));
    return { customerEmail: null, customerName: FORGOTTEN_CUSTOMER, orderData };
  }
  return {
    customerEmail: toEmailAddress(order.billing?.email ?? "") || null,
    customerName: customerName(order),
    orderData: serializeOrder(raw),
  };
}

/** In a transaction: reports of the same order come at the same time. */
export const lockExternalOrder = (shop: Shop, platformId: number, externalOrderId: string) =>
  advisoryLock(shop, `external order ${platformId} ${externalOrderId}`);

/** WooCommerce takes stock on the first three statuses, returns it on the next two, and else keeps it. */
function holdsStock(status: string, before: boolean): boolean {
  if (["processing", "on-hold", "completed"].includes(status)) return true;
  return ["cancelled", "pending"].includes(status) ? false : before;
}

const findStored = ({ db }: Shop, platformId: number, id: number): Promise<Row | undefined> =>
  db
    .selectFrom("externalOrders")
    .selectAll()
    .where("platformId", "=", platformId)
    .where("externalOrderId", "=", String(id))
    .executeTakeFirst();

async function hasSameItems({ db }: Shop, before: Row, order: WooOrder): Promise<boolean> {
  const items = await db
    .selectFrom("externalOrderItems")
    .select(["externalItemId", "quantity"])
    .where("externalOrderId", "=", before.id)
    .execute();
  const kept = new Map(items.map((item) => [item.externalItemId, item.quantity]));
  return (
    before.totalAmountCents === toCents(order.total) &&
    order.line_items
      .filter(({ quantity }) => quantity >= 1)
      .every((line) => kept.get(String(line.id)) === Math.trunc(line.quantity))
  );
}

type OrderRow = Omit<
  Insertable<Tables["externalOrders"]>,
  "platformId" | "externalOrderId" | "createdAt"
> & { updatedAt: string };

async function upsert(
  { db, now }: Shop,
  {
    platformId,
    externalOrderId,
    row,
  }: { platformId: number; externalOrderId: string; row: OrderRow },
): Promise<number> {
  const { id } = await db
    .insertInto("externalOrders")
    .values({ platformId, externalOrderId, createdAt: now().toISOString(), ...row })
    .onConflict((conflict) => conflict.columns(["platformId", "externalOrderId"]).doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type StockMove = { id: number; platformId: number; order: WooOrder; holds: boolean };

/** In the order of product ids, so that two orders never deadlock. */
async function moveStock(shop: Shop, { id, platformId, order, holds }: StockMove): Promise<void> {
  const placedAt = readGmt(order.date_created_gmt);
  const items = await shop.db
    .selectFrom("externalOrderItems")
    .selectAll()
    .where("externalOrderId", "=", id)
    .where("productId", "is not", null)
    .orderBy("productId")
    .orderBy("id")
    .execute();
  for (const item of items) {
    if (holds) await takeItemStock(shop, { item, platformId, placedAt });
    else await returnItemStock(shop, { item, platformId });
  }
}

/**
 * Cancels the order of an accepted external order that was cancelled on its platform, where its status
 * allows that; otherwise notes the disagreement. Call it inside a transaction.
 */
async function cancelAcceptedOrder(
  shop: Shop,
  externalOrderId: number,
  orderId: number,
): Promise<void> {
  const { status } = await getOrder(shop, orderId);
  if (status === "cancelled") return;
  if (canTransition(status, "cancelled")) {
    await changeOrderStatus(shop, orderId, "cancelled", null);
    return;
  }
  await shop.db
    .updateTable("externalOrders")
    .set({ syncErrors: `It was cancelled there, and order ${orderId} is ${status} here.` })
    .where("id", "=", externalOrderId)
    .execute();
}

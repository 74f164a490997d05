import { formatHundredths } from "#contract/decimals.ts";
import type { Shop } from "../../shop.ts";
import { ADDRESS_PARTS, ADDRESSES, toLines, toParts } from "../order-addresses.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { CellValue, Sheet } from "./sheet.ts";

export function ordersSheet(shop: Shop): Sheet {
  return {
    name: "Orders",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      { header: "Recorded (UTC)", kind: "instant", width: 17 },
      { header: "Status", kind: "text", width: 12 },
      { header: "Customer", kind: "text", width: 24 },
      { header: "E-mail", kind: "text", width: 28 },
      { header: "Phone", kind: "text", width: 16 },
      { header: "Shipping Address", kind: "text", width: 40 },
      { header: "Billing Address", kind: "text", width: 40 },
      { header: "Subtotal", kind: "money", width: 12 },
      { header: "Tax", kind: "money", width: 12 },
      { header: "Shipping", kind: "money", width: 12 },
      { header: "Total", kind: "money", width: 12 },
      { header: "Payment Status", kind: "text" },
      { header: "Notes", kind: "text", width: 40 },
      { header: "Updated (UTC)", kind: "instant", width: 17 },
      { header: "History", kind: "text", width: 40 },
      ...ADDRESSES.flatMap((which) =>
        Object.values(ADDRESS_PARTS).map((part) => ({
          header: `${which} ${part}`,
          kind: "text" as const,
        })),
      ),
      { header: "Delivery", kind: "text", width: 12 },
      { header: "Due (UTC)", kind: "instant", width: 17 },
      { header: "Deposit", kind: "money", width: 12 },
      { header: "Payments", kind: "text", width: 40 },
      { header: "Receipt", kind: "text", width: 12 },
      { header: "Carrier", kind: "text", width: 12 },
      { header: "Tracking Number", kind: "text", width: 24 },
      { header: "Gift", kind: "yes-no", width: 8 },
      { header: "Source", kind: "text", width: 16 },
      { header: "Source Number", kind: "text", width: 16 },
    ],
    rows: readOrders(shop),
  };
}

async function* readOrders(shop: Shop): AsyncGenerator<CellValue[]> {
  const parts = readInBatches((after, limit) =>
    shop.db
      .selectFrom("orders")
      .selectAll()
      .where("id", ">", after)
      .where("deletedAt", "is", null)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const orders of parts) {
    const ids = orders.map(({ id }) => id);
    const history = await readHistory(shop, ids);
    const payments = await readPayments(shop, ids);
    for (const order of orders) {
      yield [
        order.id,
        order.createdAt,
        order.status,
        order.customerName,
        order.customerEmail,
        order.customerPhone,
        toLines(order.shippingAddress),
        toLines(order.billingAddress),
        order.subtotalCents,
        order.taxCents,
        order.shippingCents,
        order.totalCents,
        order.paymentStatus,
        order.notes,
        order.updatedAt,
        history.get(order.id) ?? null,
        ...toParts(order.shippingAddress),
        ...toParts(order.billingAddress),
        order.delivery,
        order.dueDate,
        order.depositCents,
        payments.get(order.id) ?? null,
        order.receiptNumber,
        order.trackingCarrier,
        order.trackingNumber,
        order.isGift,
        order.sourceName,
        order.sourceNumber,
      ];
    }
  }
}

/** A line a step; "2026-11-20T15:00:00.000Z pending by ada", with reason and changes as JSON after it. */
async function readHistory({ db }: Shop, orderIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("orderHistory")
    .select(["orderId", "toStatus", "username", "createdAt", "reason", "changes"])
    .where("orderId", "in", orderIds)
    .orderBy("id")
    .execute();
  return toLinesByOrder(rows, ({ createdAt, toStatus, username, reason, changes }) => {
    const by = username === null ? "" : ` by ${username}`;
    const details = reason === null && changes === null ? "" : JSON.stringify({ reason, changes });
    return [`${createdAt} ${toStatus}${by}`, details].filter(Boolean).join(" ");
  });
}

/** A line a payment, as JSON. */
async function readPayments({ db }: Shop, orderIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("orderPayments")
    .select(["orderId", "amountCents", "method", "paidOn", "reference", "username", "createdAt"])
    .where("orderId", "in", orderIds)
    .orderBy("id")
    .execute();
  return toLinesByOrder(rows, ({ amountCents, method, paidOn, reference, username, createdAt }) => {
    const amount = formatHundredths(amountCents);
    return JSON.stringify({ amount, method, paidOn, reference, by: username, at: createdAt });
  });
}

function toLinesByOrder<Row extends { orderId: number }>(
  rows: Row[],
  toLine: (row: Row) => string,
): Map<number, string> {
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, lines]) => [id, lines.map(toLine).join("\n")]));
}

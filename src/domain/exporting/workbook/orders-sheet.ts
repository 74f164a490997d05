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
    const history = await readHistory(
      shop,
      orders.map(({ id }) => id),
    );
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
      ];
    }
  }
}

/** "2026-11-20T15:00:00.000Z pending by ada", a line a step. */
async function readHistory({ db }: Shop, orderIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("orderHistory")
    .select(["orderId", "toStatus", "username", "createdAt"])
    .where("orderId", "in", orderIds)
    .orderBy("id")
    .execute();
  const lines = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...lines].map(([id, steps]) => [id, steps.map(toStep).join("\n")]));
}

type Step = { toStatus: string; username: string | null; createdAt: string };

const toStep = ({ toStatus, username, createdAt }: Step): string =>
  `${createdAt} ${toStatus}${username === null ? "" : ` by ${username}`}`;

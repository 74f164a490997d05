import type { Shop } from "../shop.ts";
import { readInParts } from "./read-in-parts.ts";
import type { CellValue, Sheet } from "./workbook.ts";

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
    ],
    rows: readOrders(shop),
  };
}

async function* readOrders({ db }: Shop): AsyncGenerator<CellValue[]> {
  const parts = readInParts((after, limit) =>
    db
      .selectFrom("orders")
      .selectAll()
      .where("id", ">", after)
      .where("deletedAt", "is", null)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const orders of parts) {
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
      ];
    }
  }
}

/** As it would stand on an envelope. */
function toLines(address: Record<string, string> | null): string | null {
  if (!address) return null;
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [line1, line2, place, country].filter(Boolean).join("\n");
}

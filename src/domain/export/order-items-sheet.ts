import type { Shop } from "../shop.ts";
import { readInParts } from "./read-in-parts.ts";
import type { CellValue, Sheet } from "./workbook.ts";

export function orderItemsSheet(shop: Shop): Sheet {
  return {
    name: "Order items",
    columns: [
      { header: "Order ID", kind: "integer", width: 9 },
      { header: "Piece ID", kind: "integer", width: 9 },
      { header: "Piece", kind: "text", width: 36 },
      { header: "Quantity", kind: "integer", width: 9 },
      { header: "Price", kind: "money", width: 12 },
      { header: "Sum", kind: "money", width: 12 },
      { header: "Customizations", kind: "text", width: 40 },
    ],
    rows: readItems(shop),
  };
}

async function* readItems({ db }: Shop): AsyncGenerator<CellValue[]> {
  const parts = readInParts((after, limit) =>
    db
      .selectFrom("orderItems")
      .innerJoin("orders", "orders.id", "orderItems.orderId")
      .selectAll("orderItems")
      .where("orderItems.id", ">", after)
      .where("orders.deletedAt", "is", null)
      .orderBy("orderItems.id")
      .limit(limit)
      .execute(),
  );
  for await (const items of parts) {
    for (const item of items) {
      yield [
        item.orderId,
        item.productId,
        item.productName,
        item.quantity,
        item.priceCents,
        item.priceCents * item.quantity,
        toLines(item.customizations),
      ];
    }
  }
}

const toLines = (customizations: Record<string, unknown> | null): string =>
  Object.entries(customizations ?? {})
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");

import { sortKeys } from "#contract/canonical-json.ts";
import type { Shop } from "../../shop.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { CellValue, Sheet } from "./sheet.ts";

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
      { header: "From Stock", kind: "integer", width: 10 },
      { header: "Sold Out", kind: "yes-no", width: 9 },
    ],
    rows: readItems(shop),
  };
}

async function* readItems({ db }: Shop): AsyncGenerator<CellValue[]> {
  const parts = readInBatches((after, limit) =>
    db
      .selectFrom("orderItems")
      .innerJoin("orders", "orders.id", "orderItems.orderId")
      .leftJoin("products", (join) =>
        join.onRef("products.id", "=", "orderItems.productId").on("products.deletedAt", "is", null),
      )
      .selectAll("orderItems")
      // Of the pieces that the workbook holds too.
      .select("products.id as pieceId")
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
        item.pieceId,
        item.productName,
        item.quantity,
        item.priceCents,
        item.priceCents * item.quantity,
        toLines(item.customizations),
        item.pieceId === null ? 0 : item.stockTaken,
        item.pieceId !== null && item.soldOut,
      ];
    }
  }
}

const toLines = (customizations: Record<string, unknown> | null): string =>
  Object.entries(sortKeys(customizations ?? {}) as object)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");

import { type CellValue, writeXlsx } from "hucre/xlsx";

type Rows = Record<string, CellValue>[];

const PIECE = { ID: 1, Name: "Moon pendant", Price: 129, Stock: 1, SKU: "MOON" };

/** A workbook as the shop exports it, filled by hand: one piece, and what a test puts on the other sheets. */
export async function exportedWorkbook(
  sheets: Partial<Record<"Tags" | "Collections" | "Orders" | "Order items" | "Subscribers", Rows>>,
  pieces: Rows = [PIECE],
): Promise<Uint8Array> {
  const all = { Pieces: pieces, ...sheets };
  return writeXlsx({
    sheets: Object.entries(all).map(([name, rows]) => {
      const own = name === "Pieces" ? ["Custom Design", "Weight (g)", "Lead Time", "Name"] : [];
      const headers = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...own])];
      const cells = rows.map((row) => headers.map((header) => row[header] ?? null));
      return { name, rows: [headers, ...cells] };
    }),
  });
}

/** A row of the sheet of orders: one of Ada's for $129.00. */
export const orderRow = (change: Record<string, CellValue> = {}): Record<string, CellValue> => ({
  ID: 1,
  "Recorded (UTC)": new Date("2026-01-02T03:04:05.678Z"),
  Status: "pending",
  Customer: "Áda Byron",
  "E-mail": "ada@example.com",
  "Shipping Address": "1 Mill Lane\nStaunton, Virginia 24401\nUSA",
  Subtotal: 129,
  Total: 129,
  ...change,
});

/** A row of the sheet of order items: one Moon pendant of order 1. */
export const itemRow = (change: Record<string, CellValue> = {}): Record<string, CellValue> => ({
  "Order ID": 1,
  "Piece ID": 1,
  Piece: "Moon pendant",
  Quantity: 1,
  Price: 129,
  ...change,
});

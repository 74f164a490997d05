import { CSV_LAYOUTS, exportPieces } from "#domain/exporting/csv/export-pieces.ts";
import { exportWorkbook } from "#domain/exporting/workbook/export-workbook.ts";
import { readSpreadsheetFile } from "#domain/importing/spreadsheets/files/read-spreadsheet-file.ts";
import { toText } from "#domain/importing/spreadsheets/tables/cell-values.ts";
import { decompressRows } from "#domain/importing/spreadsheets/tables/decompress-rows.ts";
import { toCsv } from "#domain/to-csv.ts";
import type { TestShop } from "./test-shop.ts";

export type Format = keyof typeof CSV_LAYOUTS | "workbook" | "plain CSV";
export const CSV_FORMATS = Object.keys(CSV_LAYOUTS) as (keyof typeof CSV_LAYOUTS)[];
export const FORMATS: Format[] = ["workbook", "plain CSV", ...CSV_FORMATS];

/** These also hold who a piece is reserved for. */
export const SHOP_FORMATS: Format[] = ["workbook", "plain CSV"];

export async function exportAs(shop: TestShop, format: Format): Promise<Buffer> {
  if (format === "workbook") {
    return Buffer.from(await new Response(exportWorkbook(shop)).bytes());
  }
  if (format === "plain CSV") return saveAsCsv(await exportAs(shop, "workbook"));
  const read: Uint8Array[] = [];
  for await (const part of exportPieces(shop, CSV_LAYOUTS[format])) read.push(part);
  return Buffer.concat(read);
}

/** The pieces of a workbook as spreadsheet programs save them. */
async function saveAsCsv(workbook: Buffer): Promise<Buffer> {
  const { tables } = await readSpreadsheetFile(workbook);
  const rows: string[][] = [];
  for await (const { cells } of decompressRows(tables[0]?.compressedRows ?? new Uint8Array()))
    rows.push(cells.map((cell) => toText(cell) ?? ""));
  return Buffer.from(`\uFEFF${toCsv(rows)}`);
}

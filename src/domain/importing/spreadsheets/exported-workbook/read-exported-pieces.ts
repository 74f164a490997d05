import type { ExportedPiece } from "#contract/importing/import-records.ts";
import { toCount, toText } from "../tables/cell-values.ts";
import type { Rows } from "../layouts/layout.ts";
import { cellAt, type Header } from "../tables/header.ts";

/** The exported pieces by id. */
export type ExportedPieces = Map<number, ExportedPiece>;

export async function readExportedPieces(header: Header, rows: Rows): Promise<ExportedPieces> {
  const pieces: ExportedPieces = new Map();
  const columns = [header.find("ID"), header.find("Name"), header.find("SKU")];
  for await (const row of rows()) {
    const [id, name, sku] = columns.map((column) => cellAt(row, column));
    const number = toCount(id ?? null);
    const written = toText(name ?? null);
    if (number && written)
      pieces.set(number, { id: number, name: written, sku: toText(sku ?? null) });
  }
  return pieces;
}

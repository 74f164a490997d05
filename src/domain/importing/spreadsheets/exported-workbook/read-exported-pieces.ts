import type { ExportedPiece } from "#contract/import-records.ts";
import { toCount, toText } from "../tables/cell-values.ts";
import type { Rows } from "../layouts/layout.ts";
import { cellAt, type Header } from "../tables/header.ts";

/** The pieces of the export by their ids there. */
export type OwnPieces = Map<number, ExportedPiece>;

export async function findOwnPieces(header: Header, rows: Rows): Promise<OwnPieces> {
  const known: OwnPieces = new Map();
  const columns = [header.find("ID"), header.find("Name"), header.find("SKU")];
  for await (const row of rows()) {
    const [id, name, sku] = columns.map((column) => cellAt(row, column));
    const number = toCount(id ?? null);
    const written = toText(name ?? null);
    if (number && written)
      known.set(number, { id: number, name: written, sku: toText(sku ?? null) });
  }
  return known;
}

import type { ImportChoices } from "../../choices/import-choices.ts";
import type { SourcePiece } from "../../source.ts";
import type { PieceResult } from "./layout.ts";
import { InvalidCellError, type RowReader, rowReader } from "./row-reader.ts";
import type { Row } from "../tables/table.ts";

/** Parses the rows of one piece; an invalid cell refuses the piece. */
export function tryReadPiece(
  rows: Row[],
  name: string | null,
  choices: ImportChoices,
  read: (name: string, reader: RowReader) => SourcePiece,
): PieceResult {
  if (name === null) return refuseRows(rows, "", "There is no name.");
  const reader = rowReader(choices);
  try {
    const piece = read(name, reader);
    const notes = [...new Set([...piece.notes, ...reader.notes])];
    if (reader.salePrice) choices.addSalePrice({ name: piece.name, ...reader.salePrice });
    const stock = reader.isSold ? 0 : piece.stock;
    return {
      kind: "piece",
      rows,
      piece: { ...piece, stock, notes },
      currency: reader.currency,
      ...(reader.unresolved !== null && { doubt: describeUnresolved(reader.unresolved) }),
    };
  } catch (error) {
    if (error instanceof InvalidCellError) return refuseRows(rows, name, error.message);
    throw error;
  }
}

const describeUnresolved = (cell: string) =>
  `Cell ${cell} is calculated by a formula, and the file doesn’t hold its result.`;

export const refuseRows = (rows: Row[], name: string, reason: string): PieceResult => ({
  kind: "refused",
  rows,
  name,
  reason,
});

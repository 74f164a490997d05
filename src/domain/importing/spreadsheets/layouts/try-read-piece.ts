import type { ImportChoices } from "../../choices/import-choices.ts";
import { SHOP_CURRENCY } from "../../parsing/flag-foreign-currency.ts";
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
    const piece = withoutForeignCost(read(name, reader), reader);
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

/** A rate is asked for the currency of the price; a cost in another one is left out. */
function withoutForeignCost(piece: SourcePiece, reader: RowReader): SourcePiece {
  const { costCurrency, currency, notes } = reader;
  if (costCurrency === null || costCurrency === (currency ?? SHOP_CURRENCY)) return piece;
  notes.push(`Its cost is in ${costCurrency}, unlike its price, and was left out.`);
  const { costCents: _left, ...others } = piece;
  return others;
}

const describeUnresolved = (cell: string) =>
  `Cell ${cell} is calculated by a formula, and the file doesn’t hold its result.`;

export const refuseRows = (rows: Row[], name: string, reason: string): PieceResult => ({
  kind: "refused",
  rows,
  name,
  reason,
});

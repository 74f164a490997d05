import type { SourcePiece } from "../../source.ts";
import type { Reading } from "./layout.ts";
import { RefusedCell, type RowReader, rowReader } from "./row-reader.ts";
import type { Row } from "../tables/table.ts";

/** Reads the rows of one piece; a cell that cannot be meant refuses all of it. */
export function readOne(
  rows: Row[],
  name: string | null,
  read: (name: string, reader: RowReader) => SourcePiece,
): Reading {
  if (name === null) return refuse(rows, "", "There is no name.");
  const reader = rowReader();
  try {
    const piece = read(name, reader);
    const notes = [...piece.notes, ...reader.notes];
    return { kind: "piece", rows, piece: { ...piece, notes }, currency: reader.currency };
  } catch (error) {
    if (error instanceof RefusedCell) return refuse(rows, name, error.message);
    throw error;
  }
}

export const refuse = (rows: Row[], name: string, reason: string): Reading => ({
  kind: "refused",
  rows,
  name,
  reason,
});

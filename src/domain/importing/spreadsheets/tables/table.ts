import { z } from "zod";

/**
 * A cell's value: text, number, boolean, date and time (ISO 8601), amount in a currency (ISO 4217), the place of a
 * formula whose result the file does not hold ("D4"), or empty.
 */
export const cellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ date: z.string() }),
  z.object({ amount: z.number(), currency: z.string() }),
  z.object({ formula: z.string() }),
]);
export type Cell = z.infer<typeof cellSchema>;

/** A row with its number in the spreadsheet, from 1. */
export type Row = { number: number; cells: Cell[] };

/** A sheet as read. */
export type Table = {
  /** "" for a file without sheets. */
  name: string;
  rowCount: number;
  /** The compressed rows, for `decompressRows`. */
  compressedRows: Uint8Array;
  /** What was interpreted, a sentence each for people. */
  notes: string[];
};

export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 500;
/** Far more than a piece's text may have, with its markup. */
export const MAX_CELL_CHARACTERS = 500_000;
/** Limit of the decompressed size of all sheets. */
export const MAX_DECOMPRESSED_BYTES = 400 * 1024 * 1024;

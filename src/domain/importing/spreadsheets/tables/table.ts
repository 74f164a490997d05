/** What a cell shows: a text, a number, a yes or no, a day and time (ISO 8601), or nothing. */
export type Cell = string | number | boolean | { date: string } | null;

/** A row and the number that people see beside it in their spreadsheet, counted from 1. */
export type Row = { number: number; cells: Cell[] };

/** A sheet as it was read. */
export type Table = {
  /** "" for a file that has no sheets. */
  name: string;
  rowCount: number;
  /** Its rows, made small; `decompressRows` gives them back. */
  compressedRows: Uint8Array;
  /** What the reader had to interpret, each a sentence for people. */
  notes: string[];
};

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 500;
/** What all sheets of a file may unpack to, in bytes. */
export const MAX_DECOMPRESSED_BYTES = 400 * 1024 * 1024;

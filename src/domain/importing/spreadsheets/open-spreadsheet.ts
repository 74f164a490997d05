import type { ColumnMapping } from "#contract/spreadsheets.ts";
import type { Shop } from "../../shop.ts";
import type { OpenLayout } from "./layouts/layout.ts";
import { openTable, type OpenTable } from "./open-table.ts";
import { type ExportedSheets, findExportedSheets } from "./exported-workbook/exported-sheets.ts";
import { findTagsWithSeparator } from "./exported-workbook/split-tags.ts";
import { readInChildProcess } from "./files/read-in-child-process.ts";
import { emptyFileError } from "./tables/spreadsheet-errors.ts";

export type SpreadsheetFile = {
  /** As the file is called where it came from. */
  name: string;
  bytes: Buffer;
  /** What a person says of its columns; null for a layout that is to be recognised. */
  mapping: ColumnMapping | null;
};

export type Spreadsheet = OpenTable & {
  /** What was interpreted while the file was read, each a sentence. */
  notes: string[];
  /** The other sheets of the shop's own export. */
  exportedSheets: ExportedSheets;
  /** Tags whose names a separator alone would cut in two. */
  tagsWithSeparator: string[];
  /** null while nobody said what the columns hold. */
  opened: OpenLayout | null;
};

/**
 * Reads a file and finds out what it is.
 * @throws DomainError with a sentence for a file that cannot be read, or a mapping that does not fit
 */
export async function openSpreadsheet(
  shop: Shop,
  { bytes, mapping }: SpreadsheetFile,
  signal?: AbortSignal,
): Promise<Spreadsheet> {
  const tables = await readInChildProcess(bytes, signal);
  const [first] = tables;
  if (!first) throw emptyFileError();
  const table = await openTable(first, mapping);
  const isExportedWorkbook = table.layout?.key === "exported-workbook";
  const exportedSheets = findExportedSheets(isExportedWorkbook ? tables : []);
  if (table.isEmpty && Object.values(exportedSheets).every((sheet) => sheet === null))
    throw emptyFileError();
  const tagsWithSeparator = await findTagsWithSeparator(exportedSheets.tags);
  const context = { now: shop.now(), publicUrl: shop.publicUrl, tagsWithSeparator };
  return {
    ...table,
    notes: tables.flatMap(({ notes }) => notes),
    exportedSheets,
    tagsWithSeparator,
    opened: (await table.layout?.open(table.header, table.rows, context)) ?? null,
  };
}

import type { ImportAnswers } from "#contract/import-choices.ts";
import type { ColumnMapping } from "#contract/spreadsheets.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { categoryFinder } from "../category-finder.ts";
import type { Shop } from "../../shop.ts";
import { createImportChoices, type ImportChoices } from "../choices/import-choices.ts";
import { loadImportChoices } from "../choices/stored-choices.ts";
import type { OpenLayout } from "./layouts/layout.ts";
import { openTable, type OpenTable } from "./open-table.ts";
import { type ExportedSheets, findExportedSheets } from "./exported-workbook/exported-sheets.ts";
import { findTagsWithSeparator } from "./exported-workbook/split-tags.ts";
import { readInChildProcess } from "./files/read-in-child-process.ts";
import { emptyFileError, noRowsError } from "./tables/spreadsheet-errors.ts";

export type SpreadsheetFile = {
  /** A person's answers to the questions of the preview. */
  answers: ImportAnswers;
  /** The file's original name. */
  name: string;
  bytes: Buffer;
  /** A person's mapping of columns; null to detect the layout. */
  mapping: ColumnMapping | null;
};

export type Spreadsheet = OpenTable & {
  /** What was interpreted in the file as a whole, a sentence each. */
  notes: string[];
  /** The other sheets of an exported workbook. */
  exportedSheets: ExportedSheets;
  /** Exported tags that contain the separator of tags. */
  tagsWithSeparator: string[];
  /** Choices of this and earlier imports, and what is still to be asked. */
  choices: ImportChoices;
  /** null while the columns are not mapped. */
  opened: OpenLayout | null;
};

/**
 * Reads a file and detects its layout.
 * @throws DomainError with a sentence for people when the file cannot be read or the mapping does
 * not fit
 */
export async function openSpreadsheet(
  shop: Shop,
  { bytes, mapping, answers }: SpreadsheetFile,
  signal?: AbortSignal,
): Promise<Spreadsheet> {
  const tables = await readInChildProcess(bytes, signal);
  const [first] = tables;
  if (!first) throw emptyFileError();
  const table = await openTable(first, mapping);
  const isExportedWorkbook = table.layout?.key === "exported-workbook";
  const exportedSheets = findExportedSheets(isExportedWorkbook ? tables : []);
  if (table.isEmpty && Object.values(exportedSheets).every((sheet) => sheet === null))
    throw noRowsError(table.header.row);
  const tagsWithSeparator = await findTagsWithSeparator(exportedSheets.tags);
  const choices = createImportChoices(answers, await loadImportChoices(shop), {
    findCategory: await categoryFinder(shop),
    categories: (await listCategories(shop)).map(({ id, name }) => ({ id, name })),
  });
  const context = { now: shop.now(), publicUrl: shop.publicUrl, choices, tagsWithSeparator };
  return {
    ...table,
    notes: tables.flatMap(({ notes }) => notes),
    exportedSheets,
    tagsWithSeparator,
    choices,
    opened: (await table.layout?.open(table.header, table.rows, context)) ?? null,
  };
}

import type { ImportAnswers } from "#contract/importing/import-choices.ts";
import type { ColumnMapping, SheetInfo } from "#contract/importing/spreadsheets.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { categoryFinder } from "../category-finder.ts";
import type { Shop } from "../../shop.ts";
import { createImportChoices, type ImportChoices } from "../choices/import-choices.ts";
import { loadImportChoices, sourceOfColumns } from "../choices/stored-choices.ts";
import type { OpenLayout } from "./layouts/layout.ts";
import { openTable, type OpenTable } from "./open-table.ts";
import { type ExportedSheets, findExportedSheets } from "./exported-workbook/exported-sheets.ts";
import { findTagsWithSeparator } from "./exported-workbook/split-tags.ts";
import { readInChildProcess } from "./files/read-in-child-process.ts";
import type { FileContent } from "./files/read-spreadsheet-file.ts";
import type { ReadFile } from "./files/sheets/workbook.ts";
import type { ReadRequest } from "./files/spreadsheet-process.ts";
import { emptyFileError, noNamesError, noRowsError } from "./tables/spreadsheet-errors.ts";
import type { Table } from "./tables/table.ts";

export type SpreadsheetFile = {
  /** A person's answers; without `columns` the layout is detected, without `sheets` what holds the pieces most likely is read. */
  answers: ImportAnswers;
  /** The file's original name. */
  name: string;
  content: FileContent;
};

/** Reads the tables of a file. */
export type ReadSpreadsheet = (request: ReadRequest) => Promise<ReadFile>;

/** A sheet of the file. */
export type SpreadsheetPart = OpenTable & {
  /** "" for a file without sheets. */
  sheet: string;
  /** null while the columns are not mapped. */
  opened: OpenLayout | null;
};

export type ReadSheet = SheetInfo & { isRead: boolean };

export type Spreadsheet = {
  parts: [SpreadsheetPart, ...SpreadsheetPart[]];
  /** The sheets of a workbook and which of them were read; none for a file without sheets. */
  sheets: ReadSheet[];
  /** What was interpreted in the file as a whole, a sentence each; all of it once it was read. */
  notes: () => string[];
  /** The other sheets of an exported workbook. */
  exportedSheets: ExportedSheets;
  /** Exported tags that contain the separator of tags. */
  tagsWithSeparator: string[];
  /** Choices of this and earlier imports, and what is still to be asked. */
  choices: ImportChoices;
  /** Identifies files with the same columns. */
  source: string;
  /** What the columns of such a file hold, as a person last said. */
  storedMapping: ColumnMapping | undefined;
  /** The shop's, of times that name none. */
  timeZone: string;
};

/**
 * Reads a file and detects its layout.
 * @throws DomainError with a sentence for people when the file cannot be read or the mapping does
 * not fit
 */
export async function openSpreadsheet(
  shop: Shop,
  { content, answers }: SpreadsheetFile,
  readFile: ReadSpreadsheet = readInChildProcess,
): Promise<Spreadsheet> {
  const { columns: mapping = null, sheets: chosen = null } = answers;
  const { tables, sheets } = await readFile({ content, sheets: chosen });
  const arePieces = mapping !== null || answers.kind === "pieces";
  const [first, ...others] = await openTables(tables, { mapping, arePieces }, chosen !== null);
  if (!first) throw emptyFileError();
  const isExportedWorkbook = first.layout?.key === "exported-workbook";
  const exportedSheets = findExportedSheets(isExportedWorkbook ? tables : []);
  if (first.isEmpty && Object.values(exportedSheets).every((sheet) => sheet === null))
    throw noRowsError(first.header.row, first.sheet);
  const ours = (await listTags(shop)).map(({ name }) => name);
  const tagsWithSeparator = await findTagsWithSeparator(exportedSheets.tags, ours);
  const source = sourceOfColumns([first, ...others].map(({ header }) => header.names));
  const stored = await loadImportChoices(shop, source);
  const choices = createImportChoices(answers, stored, {
    findCategory: await categoryFinder(shop),
    categories: (await listCategories(shop)).map(({ id, name }) => ({ id, name })),
  });
  const { timeZone } = await getSettings(shop);
  const about = { now: shop.now(), publicUrl: shop.publicUrl, timeZone };
  const context = { ...about, choices, tagsWithSeparator };
  const open = async (part: Omit<SpreadsheetPart, "opened">): Promise<SpreadsheetPart> => ({
    ...part,
    opened: (await part.layout?.open(part.header, part.rows, context)) ?? null,
  });
  const parts: Spreadsheet["parts"] = [await open(first)];
  for (const other of others) parts.push(await open(other));
  return {
    parts,
    sheets: sheets.map((sheet) => ({
      ...sheet,
      isRead: tables.some(({ name }) => name === sheet.name),
    })),
    notes: () => listNotes(tables, parts),
    exportedSheets,
    tagsWithSeparator,
    choices,
    source,
    storedMapping: stored.columns,
    timeZone,
  };
}

/**
 * Opens the sheets of pieces: those chosen, else the first. Of several, each has the columns of the
 * mapping that it has.
 */
async function openTables(
  tables: Table[],
  { mapping, arePieces }: { mapping: ColumnMapping | null; arePieces: boolean },
  areChosen: boolean,
) {
  const opened: Omit<SpreadsheetPart, "opened">[] = [];
  for (const table of areChosen ? tables : tables.slice(0, 1)) {
    const isOnly = tables.length === 1 || !areChosen;
    const plain = await openTable(table, isOnly ? mapping : null, arePieces);
    const own = mapping && !isOnly ? mappingOf(plain, mapping) : null;
    if (own && !Object.values(own).includes("name")) throw noNamesError(table.name);
    opened.push({ ...(own ? await openTable(table, own) : plain), sheet: table.name });
    // The first sheet of an exported workbook refers to the others.
    if (plain.layout?.key === "exported-workbook") break;
  }
  return opened;
}

const mappingOf = ({ columns }: OpenTable, mapping: ColumnMapping): ColumnMapping =>
  Object.fromEntries(columns.map(({ name }) => [name, mapping[name] ?? null]));

/** Each note says of which sheet it is, unless it is of the only sheet of pieces. */
function listNotes(tables: Table[], parts: SpreadsheetPart[]): string[] {
  const own = new Map(parts.map((part) => [part.sheet, part.notes()]));
  return tables.flatMap(({ name, notes }) =>
    [...notes, ...(own.get(name) ?? [])].map((note) =>
      parts.length === 1 && own.has(name) ? note : `${name}: ${note}`,
    ),
  );
}

import { streamXlsxRows, type CellValue } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { EXPORTED_SHEET_NAMES } from "../../exported-workbook/exported-sheets.ts";
import { fillMergedCells } from "./fill-merged-cells.ts";
import { compressRows } from "../../tables/compressed-rows.ts";
import { damagedFileError, emptyFileError } from "../../tables/spreadsheet-errors.ts";
import { type Scan, scanSheet } from "./scan-sheet.ts";
import type { Cell, Row, Table } from "../../tables/table.ts";
import { indexWorkbook, type SheetLocation } from "./workbook-index.ts";
import { readZipDirectory } from "./zip-directory.ts";

/**
 * Reads an .xlsx: of an exported workbook the known sheets, of any other the first visible sheet
 * with data.
 * @throws unprocessable when damaged or empty, too-large when beyond the limits
 */
export async function readXlsxTables(bytes: Buffer): Promise<Table[]> {
  const sheets = indexWorkbook(bytes, readZipDirectory(bytes));
  const sheetIndexes = EXPORTED_SHEET_NAMES.flatMap((name) =>
    sheets.findIndex((sheet) => sheet.name === name),
  );
  if (sheetIndexes[0] !== -1) {
    const indexes = sheetIndexes.filter((index) => index !== -1);
    const tables: Table[] = [];
    for (const index of indexes) tables.push(await readSheet(bytes, sheets, index));
    const [pieces, ...others] = tables;
    return pieces ? [noteSkippedSheets(pieces, sheets), ...others] : [];
  }
  for (const [index, { hidden }] of sheets.entries()) {
    if (hidden) continue;
    const table = await readSheet(bytes, sheets, index);
    if (table.rowCount > 0) return [noteOtherSheets(table, sheets)];
  }
  throw emptyFileError();
}

function noteSkippedSheets(pieces: Table, sheets: SheetLocation[]): Table {
  const skipped = sheets
    .filter(({ name }) => !EXPORTED_SHEET_NAMES.includes(name))
    .map(({ name }) => name);
  if (skipped.length === 0) return pieces;
  const note = `Not taken in: ${skipped.join(", ")}.`;
  return { ...pieces, notes: [note, ...pieces.notes] };
}

function noteOtherSheets(table: Table, sheets: SheetLocation[]): Table {
  const others = sheets.filter(({ name }) => name !== table.name);
  if (others.length === 0) return table;
  const note = `Only the sheet “${table.name}” was read; the workbook has ${others.length} more.`;
  return { ...table, notes: [note, ...table.notes] };
}

async function readSheet(bytes: Buffer, sheets: SheetLocation[], index: number): Promise<Table> {
  const location = sheets[index];
  if (!location) throw damagedFileError();
  const scan = await scanSheet(bytes, location.entry);
  const errors = { count: 0 };
  const rows = fillMergedCells(readRows(bytes, location.name, errors), scan.merges);
  const { notes, ...table } = await compressRows(rows);
  return {
    name: location.name,
    ...table,
    notes: [...describeScan(scan, errors.count), ...notes],
  };
}

async function* readRows(
  bytes: Buffer,
  sheet: string,
  errors: { count: number },
): AsyncGenerator<Row> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      yield { number: index + 1, cells: values.map((value) => toCell(value, errors)) };
    }
  } catch (error) {
    throw error instanceof DomainError ? error : damagedFileError(error);
  }
}

const CELL_ERROR = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/;

/** A cell's value; null for a spreadsheet error. */
export function toCell(value: CellValue, errors: { count: number }): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  }
  if (typeof value === "number" && !Number.isFinite(value)) return null;
  if (typeof value !== "string" || !CELL_ERROR.test(value)) return value;
  errors.count += 1;
  return null;
}

export function describeScan({ formulas, examples, merges }: Scan, errors: number): string[] {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow).length;
  return [
    ...(formulas > 0
      ? [
          `${formulas === 1 ? "1 cell is" : `${formulas} cells are`} calculated by a formula (${examples.join(", ")}${formulas > examples.length ? ", …" : ""}): what they last showed was taken.`,
        ]
      : []),
    ...(errors > 0
      ? [
          `${errors === 1 ? "1 cell shows" : `${errors} cells show`} an error of the spreadsheet and was read as empty.`,
        ]
      : []),
    ...(tall > 0
      ? ["Cells that are merged over several rows were read as if each row had them."]
      : []),
  ];
}

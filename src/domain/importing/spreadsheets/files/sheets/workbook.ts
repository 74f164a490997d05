import type { SheetInfo } from "#contract/importing/spreadsheets.ts";
import { EXPORTED_SHEET_NAMES } from "../../exported-workbook/exported-sheets.ts";
import { emptyFileError, noSheetError } from "../../tables/spreadsheet-errors.ts";
import type { Table } from "../../tables/table.ts";

/** A file of one or more sheets. */
export type Workbook = {
  sheets: SheetInfo[];
  /** @param index of the sheet among `sheets` */
  readSheet: (index: number) => Promise<Table>;
};

/** What was read of a file, and the sheets that it has; none for a file without sheets. */
export type ReadFile = { tables: Table[]; sheets: SheetInfo[] };

/**
 * Reads the sheets that a person chose; without a choice, of an exported workbook the known sheets, of
 * any other the first visible sheet with data.
 * @throws unprocessable when there is no such sheet, or no data
 */
export async function readChosenSheets(
  workbook: Workbook,
  chosen: string[] | null,
): Promise<ReadFile> {
  const tables = await readTables(workbook, chosen);
  if (tables.every(({ rowCount }) => rowCount === 0)) throw emptyFileError();
  return { tables, sheets: workbook.sheets };
}

async function readTables({ sheets, readSheet }: Workbook, chosen: string[] | null) {
  const names = sheets.map(({ name }) => name);
  const unknown = chosen?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw noSheetError(unknown);
  if (chosen) return readNamed((name) => chosen.includes(name));
  if (names.includes(EXPORTED_SHEET_NAMES[0] ?? "")) {
    const [pieces, ...others] = await readNamed((name) => EXPORTED_SHEET_NAMES.includes(name));
    return pieces ? [noteSkipped(pieces, names), ...others] : [];
  }
  for (const [index, { isHidden }] of sheets.entries()) {
    if (isHidden) continue;
    const table = await readSheet(index);
    if (table.rowCount > 0) return [noteOthers(table, names.length - 1)];
  }
  return [];

  async function readNamed(isWanted: (name: string) => boolean): Promise<Table[]> {
    const tables: Table[] = [];
    for (const [index, name] of names.entries())
      if (isWanted(name)) tables.push(await readSheet(index));
    return tables.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The pieces of an exported workbook come first. */
const placeOf = ({ name }: Table): number => (name === EXPORTED_SHEET_NAMES[0] ? 0 : 1);

function noteSkipped(pieces: Table, names: string[]): Table {
  const skipped = names.filter((name) => !EXPORTED_SHEET_NAMES.includes(name));
  return skipped.length === 0 ? pieces : withNote(pieces, `Not imported: ${skipped.join(", ")}.`);
}

function noteOthers(table: Table, others: number): Table {
  if (others === 0) return table;
  const note = `Only the sheet “${table.name}” was read; the file has ${others} more.`;
  return withNote(table, note);
}

const withNote = (table: Table, note: string): Table => ({
  ...table,
  notes: [note, ...table.notes],
});

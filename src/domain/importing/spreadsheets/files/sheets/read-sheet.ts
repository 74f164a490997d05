import type { CellValue } from "hucre/xlsx";
import { compressRows } from "../../tables/compress-rows.ts";
import { capitalize, listRows } from "../../tables/list-rows.ts";
import type { Cell, Row, Table } from "../../tables/table.ts";
import { fillMergedCells, type MergedRange } from "./fill-merged-cells.ts";

/** What the cells' values do not tell of a sheet. */
export type Scan = {
  formulas: number;
  /** The first few, "D4". */
  examples: string[];
  merges: MergedRange[];
  /** The cells that show an error of the spreadsheet, "D4"; null where the file does not say. */
  errors: ReadonlySet<string> | null;
  /** Numbers of the hidden rows, from 1. */
  hiddenRows: ReadonlySet<number>;
};

/** A row with its number, from 1, and values as a library gives them. */
export type RawRow = { number: number; values: readonly CellValue[] };

/** Reads a sheet's rows, and describes what was interpreted. */
export async function readSheet(
  name: string,
  scan: Scan,
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
): Promise<Table> {
  let errors = 0;
  const hidden: number[] = [];
  async function* toRows(): AsyncGenerator<Row> {
    for await (const { number, values } of rows) {
      const cells = Array.from(values, (value, column) => {
        const isError = isErrorCell(value, scan, () => cellName(column, number));
        if (isError) errors += 1;
        return isError ? null : toCell(value ?? null);
      });
      const isFilled = cells.some((cell) => cell !== null && cell !== "");
      if (isFilled && scan.hiddenRows.has(number)) hidden.push(number);
      yield { number, cells };
    }
  }
  const { notes, ...table } = await compressRows(fillMergedCells(toRows(), scan.merges));
  return { name, ...table, notes: [...describeScan(scan, errors, hidden), ...notes] };
}

/** The last of these is LibreOffice's. */
const CELL_ERROR = /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)|Err:\d{3})$/;

/** Whether a spreadsheet shows an error there; a text may read the same. */
const isErrorCell = (value: unknown, { errors }: Scan, name: () => string): boolean =>
  typeof value === "string" && CELL_ERROR.test(value) && (errors?.has(name()) ?? true);

/** "D4" of the fourth column, counted from 0, and the fourth row, counted from 1. */
export const cellName = (column: number, row: number): string => columnName(column) + row;

/** 0 → "A", 26 → "AA" */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

function toCell(value: CellValue): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  }
  return typeof value === "number" && !Number.isFinite(value) ? null : value;
}

function describeScan(
  { formulas, examples, merges }: Scan,
  errors: number,
  hidden: number[],
): string[] {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow).length;
  const shown = examples.join(", ") + (formulas > examples.length ? ", …" : "");
  const notes: [boolean, string][] = [
    [
      formulas > 0,
      `${formulas === 1 ? "1 cell is" : `${formulas} cells are`} calculated by a formula (${shown}): what they last showed was taken.`,
    ],
    [
      errors > 0,
      `${errors === 1 ? "1 cell shows" : `${errors} cells show`} an error of the spreadsheet and was read as empty.`,
    ],
    [tall > 0, "Cells that are merged over several rows were read as if each row had them."],
    [
      hidden.length > 0,
      `${capitalize(listRows(hidden))} ${hidden.length === 1 ? "is hidden in the file and was" : "are hidden in the file and were"} read as well.`,
    ],
  ];
  return notes.flatMap(([isSo, note]) => (isSo ? [note] : []));
}

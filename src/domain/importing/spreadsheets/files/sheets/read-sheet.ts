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
  const errors = { count: 0 };
  const hidden: number[] = [];
  async function* toRows(): AsyncGenerator<Row> {
    for await (const { number, values } of rows) {
      const cells = Array.from(values, (value) => toCell(value ?? null, errors));
      const isFilled = cells.some((cell) => cell !== null && cell !== "");
      if (isFilled && scan.hiddenRows.has(number)) hidden.push(number);
      yield { number, cells };
    }
  }
  const { notes, ...table } = await compressRows(fillMergedCells(toRows(), scan.merges));
  return { name, ...table, notes: [...describeScan(scan, errors.count, hidden), ...notes] };
}

/** The last of these is LibreOffice's. */
const CELL_ERROR = /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)|Err:\d{3})$/;

/** A cell's value; null for a spreadsheet error. */
function toCell(value: CellValue, errors: { count: number }): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  }
  if (typeof value === "number" && !Number.isFinite(value)) return null;
  if (typeof value !== "string" || !CELL_ERROR.test(value)) return value;
  errors.count += 1;
  return null;
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

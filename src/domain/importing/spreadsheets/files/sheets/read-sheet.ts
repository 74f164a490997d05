import { capitalize } from "#contract/capitalize.ts";
import type { CellValue } from "hucre/xlsx";
import { compressRows } from "../../tables/compress-rows.ts";
import { listRows } from "../../tables/list-rows.ts";
import type { Cell, Row, Table } from "../../tables/table.ts";
import { fillMergedCells } from "./fill-merged-cells.ts";
import { cellName, type Scan } from "./scan.ts";

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
        return isError ? null : withCurrency(toCell(value ?? null), scan, column, number);
      });
      for (const column of scan.unresolved.columnsOfRow.get(number) ?? []) {
        while (cells.length < column) cells.push(null);
        cells[column] = { formula: cellName(column, number) };
      }
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

function toCell(value: CellValue): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  }
  return typeof value === "number" && !Number.isFinite(value) ? null : value;
}

function withCurrency(cell: Cell, { currencies }: Scan, column: number, row: number): Cell {
  if (typeof cell !== "number" || currencies.size === 0) return cell;
  const currency = currencies.get(cellName(column, row));
  return currency === undefined ? cell : { amount: cell, currency };
}

const listFormulas = ({ count, examples }: Scan["formulas"]): string =>
  `${count === 1 ? "1 cell is" : `${count} cells are`} calculated by a formula (${examples.join(", ")}${count > examples.length ? ", …" : ""})`;

function describeScan(
  { formulas, unresolved, merges }: Scan,
  errors: number,
  hidden: number[],
): string[] {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow).length;
  const notes: [boolean, string][] = [
    [formulas.count > 0, `${listFormulas(formulas)}: what they last showed was taken.`],
    [
      unresolved.count > 0,
      `${listFormulas(unresolved)}, but the file doesn’t hold the ${unresolved.count === 1 ? "result" : "results"}. Open it in a spreadsheet program, save it and choose it again; otherwise the pieces wait for review.`,
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

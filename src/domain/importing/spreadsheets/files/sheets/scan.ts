import type { MergedRange } from "./fill-merged-cells.ts";

/** What the cells' values do not tell of a sheet. Cells are named "D4". */
export type Scan = {
  formulas: CellCount;
  /** Formulas whose result the file does not hold. */
  unresolved: CellCount & { columnsOfRow: Map<number, number[]> };
  merges: MergedRange[];
  /** The cells that show an error of the spreadsheet; null where the file does not say. */
  errors: Set<string> | null;
  /** Numbers of the hidden rows, from 1. */
  hiddenRows: Set<number>;
  /** Currencies other than US dollars (ISO 4217) that the formats of cells name. */
  currencies: Map<string, string>;
};

/** How many cells, and the first few. */
type CellCount = { count: number; examples: string[] };

const MAX_EXAMPLES = 5;

export const newScan = (): Scan & { errors: Set<string> } => ({
  formulas: { count: 0, examples: [] },
  unresolved: { count: 0, examples: [], columnsOfRow: new Map() },
  merges: [],
  errors: new Set(),
  hiddenRows: new Set(),
  currencies: new Map(),
});

/** Counts the formula in a column, from 0, and a row, from 1. */
export function addFormula(scan: Scan, column: number, row: number, hasResult: boolean): void {
  const counted = hasResult ? scan.formulas : scan.unresolved;
  counted.count += 1;
  if (counted.examples.length < MAX_EXAMPLES) counted.examples.push(cellName(column, row));
  if (hasResult) return;
  const { columnsOfRow } = scan.unresolved;
  columnsOfRow.set(row, [...(columnsOfRow.get(row) ?? []), column]);
}

/** "D4" of the fourth column, counted from 0, and the fourth row, counted from 1. */
export const cellName = (column: number, row: number): string => columnName(column) + row;

/** 0 → "A", 26 → "AA" */
const columnName = (index: number): string =>
  (index < 26 ? "" : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));

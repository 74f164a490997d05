import type { ColumnMapping, MappedField } from "#contract/spreadsheets.ts";
import type { Layout, Rows } from "./layouts/layout.ts";
import { etsyLayout } from "./layouts/etsy/etsy-layout.ts";
import { toText } from "./tables/cell-values.ts";
import { cellAt, type Header, toHeader } from "./tables/header.ts";
import { guessFields } from "./layouts/mapped/guess-fields.ts";
import { mappedLayout } from "./layouts/mapped/mapped-layout.ts";
import { exportedWorkbookLayout } from "./exported-workbook/exported-workbook-layout.ts";
import { decompressRows } from "./tables/compressed-rows.ts";
import { emptyFileError, noRowsError } from "./tables/spreadsheet-errors.ts";
import { shopifyLayout } from "./layouts/shopify/shopify-layout.ts";
import type { Row, Table } from "./tables/table.ts";
import { woocommerceLayout } from "./layouts/woocommerce/woocommerce-layout.ts";

const LAYOUTS: Layout[] = [exportedWorkbookLayout, shopifyLayout, etsyLayout, woocommerceLayout];

/** Titles and dates may precede the header. */
const MAX_HEADER_ROW = 20;
const SAMPLES_PER_COLUMN = 3;

export type Column = {
  /** The header, made unique. */
  name: string;
  /** Values of the first rows. */
  samples: string[];
  guess: MappedField | null;
};

export type OpenTable = {
  header: Header;
  columns: Column[];
  /** null for an unknown layout, whose columns need a mapping. */
  layout: Layout | null;
  /** The rows below the header. */
  rows: Rows;
  /** Whether there are no data rows; allowed for an exported workbook, which has other sheets. */
  isEmpty: boolean;
};

/**
 * Finds a table's header and layout.
 * @param mapping a person's mapping, which overrides detection
 * @throws unprocessable when there are no data rows, unless it is an exported workbook
 */
export async function openTable(table: Table, mapping: ColumnMapping | null): Promise<OpenTable> {
  const top: Row[] = [];
  for await (const row of decompressRows(table.compressedRows)) {
    top.push(row);
    if (top.length === MAX_HEADER_ROW + SAMPLES_PER_COLUMN) break;
  }
  const { header, layout } = findHeader(top.slice(0, MAX_HEADER_ROW));
  const dataRows = top.filter(({ number }) => number > header.row);
  if (dataRows.length === 0 && layout?.key !== "exported-workbook") throw noRowsError(header.row);
  const guesses = guessFields(header.names);
  const width = Math.max(header.names.length, ...dataRows.map(({ cells }) => cells.length));
  const names = makeUnique(Array.from({ length: width }, (_, index) => header.names[index] ?? ""));
  const columns = names.map((name, index) => ({
    name,
    samples: dataRows
      .slice(0, SAMPLES_PER_COLUMN)
      .flatMap((row) => toText(cellAt(row, index))?.slice(0, 120) ?? []),
    guess: guesses[index] ?? null,
  }));
  return {
    header: { ...header, names },
    columns,
    isEmpty: dataRows.length === 0,
    layout: mapping ? mappedLayout(mapping) : layout,
    rows: async function* () {
      for await (const row of decompressRows(table.compressedRows))
        if (row.number > header.row) yield row;
    },
  };
}

/**
 * The header of a known layout, else the row with the most recognized fields, else the first row.
 */
function findHeader(rows: Row[]): { header: Header; layout: Layout | null } {
  const headers = rows.map(toHeader);
  for (const layout of LAYOUTS) {
    const header = headers.find((each) => layout.matches(each));
    if (header) return { header, layout };
  }
  const scored = headers.map((header) => ({
    header,
    recognized: guessFields(header.names).filter(Boolean).length,
  }));
  const [best] = scored.toSorted((a, b) => b.recognized - a.recognized);
  const header = best && best.recognized > 1 ? best.header : headers[0];
  if (!header) throw emptyFileError();
  return { header, layout: null };
}

/** Headers must be unique to be mapped. */
function makeUnique(names: string[]): string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const plain = name || `Column ${index + 1}`;
    let unique = plain;
    for (let count = 2; used.has(unique); count += 1) unique = `${plain} (${count})`;
    used.add(unique);
    return unique;
  });
}

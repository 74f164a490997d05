import type { ColumnMapping, MappedField } from "#contract/spreadsheets.ts";
import type { Dialect, Rows } from "./layouts/layout.ts";
import { etsyDialect } from "./layouts/etsy/etsy-layout.ts";
import { toText } from "./tables/cell-values.ts";
import { cellAt, type Header, toHeader } from "./tables/header.ts";
import { guessFields } from "./layouts/mapped/guess-fields.ts";
import { mappedDialect } from "./layouts/mapped/mapped-layout.ts";
import { ownDialect } from "./exported-workbook/exported-workbook-layout.ts";
import { unpackRows } from "./tables/compressed-rows.ts";
import { isEmpty } from "./tables/spreadsheet-errors.ts";
import { shopifyDialect } from "./layouts/shopify/shopify-layout.ts";
import type { Row, Table } from "./tables/table.ts";
import { wooDialect } from "./layouts/woocommerce/woocommerce-layout.ts";

const DIALECTS: Dialect[] = [ownDialect, shopifyDialect, etsyDialect, wooDialect];

/** Above the header people write titles, dates and the like. */
const ROWS_LOOKED_AT = 20;
const SAMPLES = 3;

export type Column = {
  /** As it is called; made different where two are called alike. */
  name: string;
  /** What stands in it in the first rows. */
  samples: string[];
  guess: MappedField | null;
};

export type OpenTable = {
  header: Header;
  columns: Column[];
  /** null for a layout that nobody knows: somebody must say which column holds what. */
  dialect: Dialect | null;
  /** The rows below the header. */
  rows: Rows;
  /** Whether there is none: of the shop's own export, which holds more than pieces. */
  isEmpty: boolean;
};

/**
 * Finds the header of a table and the layout it belongs to.
 * @param mapping what a person says of the columns; it wins over any layout that is recognised
 * @throws unprocessable when there is no row below the header of any file but the shop's own export
 */
export async function openTable(table: Table, mapping: ColumnMapping | null): Promise<OpenTable> {
  const top: Row[] = [];
  for await (const row of unpackRows(table.packed)) {
    top.push(row);
    if (top.length === ROWS_LOOKED_AT + SAMPLES) break;
  }
  const { header, dialect } = findHeader(top.slice(0, ROWS_LOOKED_AT));
  const below = top.filter(({ number }) => number > header.row);
  if (below.length === 0 && dialect?.key !== "own") throw isEmpty();
  const guesses = guessFields(header.names);
  const width = Math.max(header.names.length, ...below.map(({ cells }) => cells.length));
  const names = tellApart(Array.from({ length: width }, (_, index) => header.names[index] ?? ""));
  const columns = names.map((name, index) => ({
    name,
    samples: below
      .slice(0, SAMPLES)
      .flatMap((row) => toText(cellAt(row, index))?.slice(0, 120) ?? []),
    guess: guesses[index] ?? null,
  }));
  return {
    header: { ...header, names },
    columns,
    isEmpty: below.length === 0,
    dialect: mapping ? mappedDialect(mapping) : dialect,
    rows: async function* () {
      for await (const row of unpackRows(table.packed)) if (row.number > header.row) yield row;
    },
  };
}

/** The row of a known layout, else the one that says most of what its columns hold, else the first. */
function findHeader(rows: Row[]): { header: Header; dialect: Dialect | null } {
  const headers = rows.map(toHeader);
  for (const dialect of DIALECTS) {
    const header = headers.find((each) => dialect.recognise(each));
    if (header) return { header, dialect };
  }
  const rated = headers.map((header) => ({
    header,
    told: guessFields(header.names).filter(Boolean).length,
  }));
  const [best] = rated.toSorted((a, b) => b.told - a.told);
  const header = best && best.told > 1 ? best.header : headers[0];
  if (!header) throw isEmpty();
  return { header, dialect: null };
}

/** People have to name a column to say what it holds: each gets a name of its own. */
function tellApart(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = name || `Column ${index + 1}`;
    let own = plain;
    for (let count = 2; taken.has(own); count += 1) own = `${plain} (${count})`;
    taken.add(own);
    return own;
  });
}

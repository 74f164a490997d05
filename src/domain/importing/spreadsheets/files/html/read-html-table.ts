import { Parser } from "htmlparser2";
import { isNestedDeeper } from "../../../../infrastructure/html/is-nested-deeper.ts";
import { decodePage } from "../../../parsing/decode-page.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import { tooManyRowsError, webPageError } from "../../tables/spreadsheet-errors.ts";
import { MAX_COLUMNS, MAX_ROWS, type Table } from "../../tables/table.ts";
import type { MergedRange } from "../sheets/fill-merged-cells.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { newScan } from "../sheets/scan.ts";

const MAX_DEPTH = 1000;

/**
 * Reads the largest table of a web page, as programs write it that call it .xls.
 * @throws unsupported-media when the page has none
 */
export async function readHtmlTable(bytes: Uint8Array): Promise<Table> {
  const html = decodePage(bytes, null);
  if (isNestedDeeper(html, MAX_DEPTH)) throw webPageError();
  const tables = listTables(html)
    .filter(({ filled }) => filled >= MIN_ROWS)
    .toSorted((a, b) => b.filled - a.filled);
  const [largest] = tables;
  if (!largest) throw webPageError();
  const scan = { ...newScan(), errors: null, merges: largest.merges };
  const rows = largest.rows.map((values, index) => ({ number: index + 1, values }));
  const table = await readSheet("", scan, rows);
  const note = `Only the largest of its ${tables.length} tables was read.`;
  return { ...table, notes: [...(tables.length > 1 ? [note] : []), ...table.notes] };
}

/** The headings and a row. */
const MIN_ROWS = 2;

type HtmlTable = {
  rows: (string | null)[][];
  merges: MergedRange[];
  /** How many rows have more than one cell with a text. */
  filled: number;
  /** By column, the index of the last row that a cell above reaches down to. */
  covered: number[];
  cell: OpenCell | null;
};

type OpenCell = { start: number; rows: number; columns: number; hasTable: boolean };

function listTables(html: string): HtmlTable[] {
  const tables: HtmlTable[] = [];
  const open: HtmlTable[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const table = open.at(-1);
      if (name === "table") {
        if (table?.cell) table.cell.hasTable = true;
        const opened = { rows: [], merges: [], filled: 0, covered: [], cell: null };
        open.push(opened);
        tables.push(opened);
      } else if (name === "tr") startRow(table);
      else if (table && (name === "td" || name === "th"))
        table.cell = openCell(attributes, parser.endIndex + 1);
    },
    onclosetag: (name) => {
      const table = open.at(-1);
      if (name === "table") open.pop();
      else if (name === "tr") endRow(table);
      else if (table?.cell && (name === "td" || name === "th")) {
        addCell(table, table.cell, html.slice(table.cell.start, parser.startIndex));
        table.cell = null;
      }
    },
  });
  parser.end(html);
  return tables;
}

function startRow(table: HtmlTable | undefined): void {
  table?.rows.push([]);
  if (table && table.rows.length > MAX_ROWS + 1) throw tooManyRowsError();
}

function endRow(table: HtmlTable | undefined): void {
  const texts = table?.rows.at(-1)?.filter(Boolean) ?? [];
  if (table && texts.length > 1) table.filled += 1;
}

const openCell = (attributes: Record<string, string>, start: number): OpenCell => ({
  start,
  rows: spanOf(attributes["rowspan"], MAX_ROWS),
  columns: spanOf(attributes["colspan"], MAX_COLUMNS),
  hasTable: false,
});

function spanOf(written: string | undefined, most: number): number {
  const count = Number(written ?? 1);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 1;
}

function addCell(table: HtmlTable, { rows, columns, hasTable }: OpenCell, html: string): void {
  const index = table.rows.length - 1;
  const row = table.rows[index];
  if (!row || row.length > MAX_COLUMNS) return;
  while ((table.covered[row.length] ?? -1) >= index) row.push(null);
  const startColumn = row.length;
  const endRow = index + rows - 1;
  const text = hasTable ? null : toText(html);
  for (let column = 0; column < columns && row.length <= MAX_COLUMNS; column += 1) {
    table.covered[row.length] = endRow;
    row.push(column === 0 ? text : null);
  }
  const endColumn = row.length - 1;
  if (rows > 1) table.merges.push({ startRow: index, endRow, startColumn, endColumn });
}

const IMAGE = /<img\s[^<>]*?\bsrc\s*=\s*["']?(https?:[^\s"'<>]+)/i;

/** The text of a cell, else the address of its picture. Line breaks of the source are spaces. */
const toText = (html: string): string | null =>
  htmlToText(html.replaceAll(/\s+/g, " ")) || (IMAGE.exec(html)?.[1] ?? null);

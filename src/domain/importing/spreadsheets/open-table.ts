import { cutText } from "#contract/cut-text.ts";
import type { ColumnMapping, MappedField } from "#contract/importing/spreadsheets.ts";
import type { Layout, Rows } from "./layouts/layout.ts";
import { toText } from "./tables/cell-values.ts";
import { cellAt, type Header, notingFinds, toHeader } from "./tables/header.ts";
import { findKind, type FoundKind } from "./kinds/find-kind.ts";
import { KNOWN_LAYOUTS } from "./known-layouts.ts";
import { guessField } from "./layouts/mapped/guess-field.ts";
import { guessAmountColumns } from "./layouts/mapped/guess-amount-columns.ts";
import { guessCodeColumns } from "./layouts/mapped/guess-code-columns.ts";
import { guessFields } from "./layouts/mapped/guess-fields.ts";
import { guessPictureColumns } from "./layouts/mapped/guess-picture-columns.ts";
import { mappedLayout } from "./layouts/mapped/mapped-layout.ts";
import { decompressRows } from "./tables/decompress-rows.ts";
import { emptyFileError, noRowsError } from "./tables/spreadsheet-errors.ts";
import { describeHeadings, findHeaderRow, MAX_HEADER_ROW } from "./tables/find-header-row.ts";
import { type Headings, joinHeadings } from "./tables/join-headings.ts";
import type { Row, Table } from "./tables/table.ts";
import { skippedRows } from "./tables/skipped-rows.ts";
import { unreadColumns } from "./tables/unread-columns.ts";

const SAMPLES_PER_COLUMN = 3;
const MAX_SAMPLE_LENGTH = 120;

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
  /** What it holds instead of pieces; null for pieces. */
  found: FoundKind | null;
  /** null for an unknown layout, whose columns need a mapping. */
  layout: Layout | null;
  /** Whether a person may change what the columns hold. */
  canMap: boolean;
  /** The rows below the header. */
  rows: Rows;
  /** Whether there are no data rows; allowed for an exported workbook, which has other sheets. */
  isEmpty: boolean;
  /** What was left out above and below the rows; of those below, once they have been read. */
  notes: () => string[];
};

/**
 * Finds a table's header and layout, or what it holds instead of pieces.
 * @param mapping a person's mapping, which overrides detection
 * @param arePieces whether a person said that it holds pieces
 * @throws unprocessable when there are no data rows, unless it is an exported workbook
 */
export async function openTable(
  table: Table,
  mapping: ColumnMapping | null,
  arePieces = mapping !== null,
): Promise<OpenTable> {
  const top = await readTop(table);
  const { header, layout, upperRow, found } = findHeader(top.slice(0, MAX_HEADER_ROW), arePieces);
  const below = top.filter(({ number }) => number > header.row);
  if (below.length === 0 && layout?.key !== "exported-workbook")
    throw noRowsError(header.row, table.name);
  // Other systems' files have no totals, but could have a piece of such a name.
  const isTyped = layout === null || (mapping !== null && !layout.withMapping);
  const skip = isTyped ? skippedRows(header) : null;
  const dataRows = below.filter((row) => !skip?.isSkipped(row));
  const width = Math.max(header.names.length, ...dataRows.map(({ cells }) => cells.length));
  const names = makeUnique(Array.from({ length: width }, (_, index) => header.names[index] ?? ""));
  const looked = new Set<number>();
  const unique = notingFinds({ ...header, names }, looked);
  const declared = layout?.toMapping?.(unique);
  const used = mapping ? (layout?.withMapping?.(mapping) ?? mappedLayout(mapping)) : layout;
  const unread = unreadColumns(names);
  const isMapped = (name: string) => mapping?.[name] || declared?.[name];
  const describeUnread = () => {
    if (used === null || used.key === "exported-workbook") return [];
    const mapped = names.flatMap((name, index) => (isMapped(name) ? [index] : []));
    return unread.describe([...looked, ...mapped, ...(used.columnsRead?.(unique) ?? [])]);
  };
  const columns = toColumns(names, dataRows, { declared, written: header.names });
  return {
    header: unique,
    columns,
    found,
    isEmpty: below.length === 0,
    canMap: found === null && (layout === null || layout.toMapping !== undefined),
    layout: used,
    rows: async function* () {
      for await (const row of decompressRows(table.compressedRows)) {
        if (row.number <= header.row || skip?.isSkipped(row)) continue;
        unread.see(row);
        yield row;
      }
    },
    notes: () => [
      ...(found ? [] : describeHeadings(top, header.row, upperRow)),
      ...(skip?.describe() ?? []),
      ...describeUnread(),
      ...(used === null && !found ? describeOnlyCosts(columns) : []),
    ],
  };
}

async function readTop({ compressedRows }: Table): Promise<Row[]> {
  const top: Row[] = [];
  for await (const row of decompressRows(compressedRows)) {
    top.push(row);
    if (top.length === MAX_HEADER_ROW + SAMPLES_PER_COLUMN) break;
  }
  return top;
}

/** The columns with what the layout declares that they hold, or with guesses by headings and values. */
function toColumns(
  names: string[],
  rows: Row[],
  { declared, written }: { declared: ColumnMapping | undefined; written: string[] },
): Column[] {
  const values = names.map((_, index) =>
    rows.map((row) => cutText(toText(cellAt(row, index)) ?? "", MAX_SAMPLE_LENGTH)),
  );
  const samples = values.map((column) => column.slice(0, SAMPLES_PER_COLUMN).filter(Boolean));
  const guess = () => {
    const codes = guessCodeColumns(names, guessFields(written), values);
    return guessPictureColumns(names, guessAmountColumns(names, codes, values), samples);
  };
  const guesses = declared ? names.map((name) => declared[name]) : guess();
  return names.map((name, index) => ({
    name,
    samples: samples[index] ?? [],
    guess: guesses[index] ?? null,
  }));
}

const PRICES = new Set<MappedField | null>(["price", "salePrice", "formerPrice"]);

/** Where a file has costs alone, it is a person who says whether visitors pay them. */
function describeOnlyCosts(columns: Column[]): string[] {
  const cost = columns.find(({ guess }) => guess === "cost");
  if (!cost || columns.some(({ guess }) => PRICES.has(guess))) return [];
  return [
    `“${cost.name}” seems to be what the pieces cost you, and no other column is a price. If visitors pay it, choose Price for it; otherwise the pieces come in hidden until they have a price.`,
  ];
}

const guess = (row: Row) => guessFields(toHeader(row).names);
const countGuesses = (row: Row) => guess(row).filter(Boolean).length;

/** The header of a known layout or of another kind of table, else the likeliest row, or two. */
function findHeader(rows: Row[], arePieces: boolean): FoundHeader {
  const headers = rows.map(toHeader);
  for (const layout of KNOWN_LAYOUTS) {
    const header = headers.find((each) => layout.matches(each));
    if (header) return { header, layout, upperRow: null, found: null };
  }
  const likeliest = findHeaderRow(rows, countGuesses);
  const kind = arePieces ? null : findKind(rows, likeliest);
  if (kind) return { header: kind.header, layout: null, upperRow: null, found: kind };
  if (!likeliest) throw emptyFileError();
  const { row, upperRow } = joinHeadings(rows, likeliest, {
    count: countGuesses,
    isKnown: (name) => guessField(name) !== null,
    findName: (row) => guess(row).indexOf("name"),
  });
  return { header: toHeader(row), layout: null, upperRow, found: null };
}

type FoundHeader = Pick<OpenTable, "header" | "layout" | "found"> & Pick<Headings, "upperRow">;

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

import { isDeepStrictEqual } from "node:util";
import { parseHundredths } from "#contract/decimals.ts";
import { EXPORT_FIELDS, type ExportedRecord, SOURCE_FIELDS } from "#contract/importing/imports.ts";
import {
  PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { formatMetals } from "#contract/catalogue/metals/metals-text.ts";
import { formatStones } from "#contract/catalogue/stones/stones-text.ts";
import type { CsvLayout } from "../../../exporting/csv/csv-layout.ts";
import {
  type PieceData,
  pieceDataSchema,
  toLabeledPiece,
} from "../../../exporting/csv/piece-data.ts";
import { escapeFormula } from "../../../exporting/escape-formula.ts";
import { parseJson } from "../../../parse-json.ts";
import { emptyPiece } from "../../empty-piece.ts";
import type { SourcePiece } from "../../source.ts";
import { toStorableText } from "../../storable-text.ts";
import { toRelativeUrl } from "../../to-relative-url.ts";
import { unescapeCell } from "../files/csv/unescape-cell.ts";
import { toText } from "../tables/cell-values.ts";
import type { Cell, Row } from "../tables/table.ts";
import { cellAt, type Header } from "../tables/header.ts";

type ExportedFile = { header: Header; layout: CsvLayout; publicUrl: string };

/**
 * A piece of this shop's own export for a platform, exactly as it was, from the cell with its data. Cells
 * that were edited since count; without such data the platform's columns are all there is.
 * @param read reads the platform's columns
 */
export function readExportedPiece(
  { header, layout, publicUrl }: ExportedFile,
  rows: Row[],
  read: (rows: Row[]) => SourcePiece,
): SourcePiece {
  const data = readData(header, rows[0], layout);
  if (!data) return read(rows);
  const asExported = writeRows(header, layout, data);
  const exported = toSourcePiece(data, publicUrl);
  if (isSame(rows, asExported)) return exported;
  const { notes, ...now } = read(rows);
  const before = read(asExported) as Record<string, unknown>;
  const edited = Object.entries(now).filter(
    ([name, value]) => !isDeepStrictEqual(value, before[name]),
  );
  return { ...exported, ...Object.fromEntries(edited), notes };
}

function readData({ find }: Header, row: Row | undefined, layout: CsvLayout): PieceData | null {
  const text = row ? toText(cellAt(row, find(layout.dataColumn))) : null;
  const read = text === null ? null : pieceDataSchema.safeParse(parseJson(text));
  return read?.success ? read.data : null;
}

/** The rows that the export wrote, as they are read back. */
const writeRows = (header: Header, layout: CsvLayout, data: PieceData): Row[] =>
  layout.toRows(...toLabeledPiece(data)).map((written, index) => ({
    number: index,
    cells: header.names.map((name) =>
      layout.header.includes(name) ? unescapeCell(escapeFormula(written[name] ?? "")) : null,
    ),
  }));

/** Compares what was written; columns that were added are nothing of the export. */
const isSame = (rows: Row[], asExported: Row[]): boolean =>
  rows.length === asExported.length &&
  rows.every((row, index) =>
    (asExported[index]?.cells ?? []).every(
      (cell, column) => cell === null || normalize(cell) === normalize(cellAt(row, column)),
    ),
  );

const normalize = (cell: Cell): string => toStorableText(toText(cell) ?? "");

function toSourcePiece(data: PieceData, publicUrl: string): SourcePiece {
  const columns = (names: ProductFieldName[]) =>
    Object.fromEntries(
      names.map((name) => [PRODUCT_FIELDS[name].column, toColumnValue(name, data)]),
    );
  const { id, createdAt, updatedAt } = data;
  return {
    ...emptyPiece(data.name),
    ...(columns(SOURCE_FIELDS) as Partial<SourcePiece>),
    categories: data.category === null ? [] : [data.category],
    tags: data.tags,
    pictures: data.pictures.map(({ url, alt }) => ({ url: toRelativeUrl(publicUrl, url), alt })),
    own: { ...columns(EXPORT_FIELDS), id, createdAt, updatedAt } as ExportedRecord,
  };
}

function toColumnValue(name: ProductFieldName, data: PieceData): unknown {
  const value = (data as Partial<Record<ProductFieldName, unknown>>)[name] ?? null;
  const { kind } = productField(name);
  if (name === "metals") return formatMetals(data.metals);
  if (name === "stones") return formatStones(data.stones);
  if (kind === "ringSize") return value === null ? null : Number(value) * 4;
  return typeof value === "string" && (kind === "money" || kind === "weight")
    ? (parseHundredths(value) ?? null)
    : value;
}

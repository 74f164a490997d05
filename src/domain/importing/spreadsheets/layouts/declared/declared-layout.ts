import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import type { SourcePiece } from "../../../source.ts";
import { toCount, toText } from "../../tables/cell-values.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import type { Layout, LayoutKey } from "../layout.ts";
import { type MappedRows, openMappedRows } from "../mapped/mapped-layout.ts";
import { mergeVariants } from "../merge-variants.ts";
import type { PiecePrices } from "../piece-prices.ts";
import { InvalidCellError, type RowReader } from "../row-reader.ts";
import { tryReadPiece } from "../try-read-piece.ts";
import {
  type DeclaredColumns,
  findDeclaredColumns,
  hasColumns,
  toMapping,
} from "./declared-columns.ts";
import { groupRows } from "./group-rows.ts";
import { splitLevels } from "./split-levels.ts";

/** The text of a row in the column of a name; null when there is none. */
export type CellOf = (name: string) => string | null;

/** A platform's columns as data. */
export type DeclaredLayout = {
  key: LayoutKey;
  label: string;
  /** Where the platform documents its columns, or public files that have them. */
  sources: string[];
  /** Columns that together only this platform writes. */
  signature: RegExp[];
  columns: DeclaredColumns;
  /** What separates the levels of a category, when it is not ">". */
  categoryLevels?: string;
  /** What separates materials, when it is not a comma. */
  materialSeparator?: string;
  /** Whether a row says that its piece is not shown. */
  isHidden?: (cellOf: CellOf) => boolean;
  /** Whether a row's stock is counted; it always is when left out. */
  hasStock?: (cellOf: CellOf) => boolean;
  /** The variants of a piece, in rows that follow one another. */
  variants?: {
    /** Whether a row is of the piece that began in an earlier one. */
    isOf: (cellOf: CellOf, first: CellOf) => boolean;
    /** Whether a row is a variant; the others are of the piece as a whole. */
    isVariant: (cellOf: CellOf) => boolean;
    listOptions: (cellOf: CellOf) => { name: string; value: string }[];
  };
};

/** @param mapping a person's, which overrides the declared columns */
export const declaredLayout = (
  declared: DeclaredLayout,
  mapping: ColumnMapping | null = null,
): Layout => ({
  key: declared.key,
  label: declared.label,
  matches: (header) => hasColumns(header, declared.signature),
  readsOthers: true,
  toMapping: (header) => toMapping(header, findDeclaredColumns(header, declared.columns)),
  withMapping: (chosen) => declaredLayout(declared, chosen),
  open: async (header, rows, { choices }) => {
    const found = findDeclaredColumns(header, declared.columns);
    const mapped = await openMappedRows(header, rows, mapping ?? toMapping(header, found), choices);
    const stock = mapping ? mapped.columns("stock") : (found.get("stock") ?? []);
    const context = { declared, mapped, stock, cells: cellFinder(header) };
    const isOf = (row: Row, first: Row) =>
      declared.variants?.isOf(context.cells(row), context.cells(first)) ?? false;
    return {
      sourceKey: null,
      read: async function* () {
        for await (const group of groupRows(rows(), isOf)) {
          const name = group
            .map((row) => toText(cellAt(row, mapped.columns("name")[0])))
            .find((each) => each !== null);
          yield tryReadPiece(group, name ?? null, choices, (name, reader) =>
            readPiece(context, group, name, reader),
          );
        }
      },
    };
  },
});

/** Finds each column once. */
function cellFinder({ find }: Header): (row: Row) => CellOf {
  const columns = new Map<string, number | undefined>();
  return (row) => (name) => {
    if (!columns.has(name)) columns.set(name, find(name));
    return toText(cellAt(row, columns.get(name)));
  };
}

type Context = {
  declared: DeclaredLayout;
  mapped: MappedRows;
  stock: number[];
  cells: (row: Row) => CellOf;
};

function readPiece(context: Context, rows: Row[], name: string, reader: RowReader): SourcePiece {
  const { declared, mapped, cells } = context;
  const { variants, isHidden = () => false, categoryLevels } = declared;
  const [first, ...others] = rows as [Row, ...Row[]];
  const own = mapped.readPiece(first, name, reader);
  const piece: SourcePiece = {
    ...own,
    stock: readStock(context, rows, reader),
    isActive: isHidden(cells(first)) ? false : own.isActive,
    materials: own.materials && splitMaterials(own.materials, declared.materialSeparator),
    categories: own.categories.flatMap((path) => splitLevels(path, categoryLevels)),
    pictures: own.pictures && uniquePictures([own.pictures, ...others.map(mapped.readPictures)]),
  };
  if (!variants || others.length === 0) return piece;
  const variantRows = rows.filter((row) => variants.isVariant(cells(row)));
  const stated = variantRows.flatMap((row) => variants.listOptions(cells(row)));
  return mergeVariants(
    piece,
    {
      noun: "variant",
      prices: readVariantPrices(mapped, [first, ...variantRows], reader),
      options: stated.filter(({ name, value }) =>
        stated.some((other) => other.name === name && other.value !== value),
      ),
      skus: variantRows.map((row) => toText(cellAt(row, mapped.columns("sku")[0]))),
    },
    reader,
  );
}

/** A variant without a price of its own costs what the piece costs. */
function readVariantPrices(
  mapped: MappedRows,
  [piece, ...variants]: [Row, ...Row[]],
  reader: RowReader,
): PiecePrices[] {
  const own = mapped.readPrices(piece, reader);
  return variants.map((row) => {
    try {
      const prices = mapped.readPrices(row, reader);
      return prices.current === null ? own : prices;
    } catch (error) {
      if (!(error instanceof InvalidCellError)) throw error;
      reader.notes.push(`${error.message} This variant has the price of the piece.`);
      return own;
    }
  });
}

/** "Gold/onyx" → "Gold, onyx" */
const splitMaterials = (materials: string, separator = ","): string =>
  materials
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)
    .join(", ");

/** The sum over the variants, else what the piece as a whole has; null when it is not counted. */
function readStock(
  { declared, stock, cells }: Context,
  rows: Row[],
  reader: RowReader,
): number | null {
  const { variants, hasStock = () => true } = declared;
  const isVariant = (row: Row) => variants?.isVariant(cells(row)) ?? false;
  const counted = rows.filter((row) => hasStock(cells(row)));
  const countOf = (among: Row[]) => {
    const counts = among.flatMap((row) =>
      stock.flatMap((column) => {
        const cell = cellAt(row, column);
        return toCount(cell) ?? reader.count("The stock", cell) ?? [];
      }),
    );
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
  };
  const ofVariants = countOf(counted.filter(isVariant));
  const ofPiece = countOf(counted.filter((row) => !isVariant(row)));
  return ofVariants === 0 || ofVariants === null ? (ofPiece ?? ofVariants) : ofVariants;
}

/** Of all rows of a piece, each picture once. */
function uniquePictures(all: SourcePicture[][]): SourcePicture[] {
  const byUrl = new Map<string, SourcePicture>();
  for (const picture of all.flat()) if (!byUrl.has(picture.url)) byUrl.set(picture.url, picture);
  return [...byUrl.values()];
}

import {
  type ColumnMapping,
  MAPPED_FIELDS,
  type MappedField,
  mappedName,
} from "#contract/importing/spreadsheets.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { isNothing } from "../../../parsing/clean-label.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import { currencyInHeader, parseCurrency } from "../../../parsing/parse-currency.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import type { SourcePiece } from "../../../source.ts";
import { SOURCE_FIELDS, type SourcePicture } from "#contract/importing/imports.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toList, toText } from "../../tables/cell-values.ts";
import type { Layout, Rows } from "../layout.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { refuseRows, tryReadPiece } from "../try-read-piece.ts";
import type { RowReader } from "../row-reader.ts";
import { readField } from "../read-field.ts";
import { nameGoogleCategories } from "../google-categories.ts";
import { readOldAddress } from "../old-address.ts";
import { type PiecePrices, toPiecePrices } from "../piece-prices.ts";
import { readPictures } from "../read-pictures.ts";
import type { Cell, Row } from "../../tables/table.ts";
import { mergeVariantRows, offeredRows } from "../variants/merge-variant-rows.ts";
import { sharedPageGroups } from "../variants/shared-pages.ts";
import { pieceGroups, type PieceRows } from "../variants/variant-groups.ts";
import { type Columns, findColumns } from "./find-columns.ts";
import { weightUnitInHeader, weightUnitOf } from "./weight-unit.ts";
import { headingRows, MAY_BE_HEADING } from "./heading-rows.ts";

/** A spreadsheet of any layout, with columns mapped by a person. */
export const mappedLayout = (mapping: ColumnMapping): Layout => ({
  key: "other",
  label: "Spreadsheet",
  matches: () => true,
  open: async (header, rows, { choices }) => {
    const groups = await pieceGroups(header, rows, () =>
      sharedPageGroups({ header, columns: findColumns(header, mapping), choices }),
    );
    const headings = headingRows(header, mapping);
    const context = await openColumns(header, rows, mapping, choices, (row) => {
      groups.see(row);
      headings.see(row);
    });
    const [nameColumn] = context.columns("name");
    return {
      sourceKey: null,
      read: async function* () {
        for await (const piece of groups.pieces(rows)) {
          if (piece.main === null) {
            yield refuseRows(piece.rows, piece.key, piece.reason);
            continue;
          }
          const { main: row } = piece;
          const name = piece.name ?? toText(cellAt(row, nameColumn));
          const result = tryReadPiece(piece.rows, name, choices, (name, reader) =>
            readPieceRows(piece, { ...context, row, name, reader }),
          );
          yield result.kind === "piece" && headings.mayBe(row)
            ? { ...result, doubt: MAY_BE_HEADING }
            : result;
        }
      },
    };
  },
});

/** Reads rows by a mapping of their columns. */
export type MappedRows = {
  columns: Columns;
  readPiece: (row: Row, name: string, reader: RowReader) => SourcePiece;
  readPictures: (row: Row) => SourcePicture[];
  readPrices: (row: Row, reader: RowReader) => PiecePrices;
};

/** Scans all rows for decimal separators. @throws invalid when the mapping does not fit */
export async function openMappedRows(
  header: Header,
  rows: Rows,
  mapping: ColumnMapping,
  choices: ImportChoices,
): Promise<MappedRows> {
  const context = await openColumns(header, rows, mapping, choices);
  return {
    columns: context.columns,
    readPiece: (row, name, reader) => readOneRow({ ...context, row, name, reader }),
    readPictures: (row) => picturesOf(context, [row]) ?? [],
    readPrices: (row, reader) => readPrices({ ...context, row, reader }),
  };
}

/** @param see is given each row while all are scanned for decimal separators */
async function openColumns(
  header: Header,
  rows: Rows,
  mapping: ColumnMapping,
  choices: ImportChoices,
  see?: (row: Row) => void,
): Promise<FileContext> {
  const columns = findColumns(header, mapping);
  const separators = await detectDecimalSeparators(
    rows,
    (["price", "salePrice", "formerPrice", "cost", "weight"] as const).map(
      (field) => columns(field)[0],
    ),
    see,
  );
  const unit = weightUnitInHeader(header.names[columns("weight")[0] ?? -1]);
  const currency = currencyInHeader(header.names[columns("price")[0] ?? -1] ?? "");
  return { header, columns, separators, unit, currency, choices };
}

/** The semicolon of an HTML entity separates nothing. */
const BETWEEN_LABELS = /[,|\n]|(?<!&#?\w{1,8});/;
const BETWEEN_CATEGORIES = new RegExp(`${BETWEEN_LABELS.source}|>`);

type FileContext = {
  header: Header;
  columns: Columns;
  separators: DecimalSeparators;
  /** Of the weights, by their heading; null where it says none. */
  unit: WeightUnit | null;
  /** What the price's header says. */
  currency: string | null;
  choices: ImportChoices;
};

type PieceRow = FileContext & { row: Row; name: string; reader: RowReader };

/** A piece of one row, or of the rows of its variants. */
function readPieceRows(piece: PieceRows & { main: Row }, context: PieceRow): SourcePiece {
  const { columns, reader } = context;
  const { shape, variants, pictures, notes } = piece;
  const [active] = columns("active");
  const offered = offeredRows(piece, active);
  const pictureRows = new Set([piece.main, ...offered, ...pictures]);
  reader.notes.push(...notes);
  if (shape === null) return readOneRow(context, [...pictureRows]);
  const read = readPiece(withoutVarying(context, piece.varying), [...pictureRows]);
  const [sku, stock, weight] = [columns("sku")[0], columns("stock")[0], columns("weight")[0]];
  return mergeVariantRows(read, {
    ...context,
    main: piece.main,
    shape,
    offered,
    disabled: variants.length - offered.length,
    columns: { sku, stock },
    pricesOf: (row) => readPrices({ ...context, row }, row !== piece.main),
    weightOf: (row) =>
      reader.weight(
        cellAt(row, weight),
        weightUnitOf(context, row),
        context.separators.forColumn(weight),
      ),
  });
}

const withoutVarying = (context: PieceRow, varying: ReadonlySet<number> | undefined): PieceRow => ({
  ...context,
  columns: (field) => context.columns(field).filter((column) => !varying?.has(column)),
});

const readOneRow = (context: PieceRow, pictureRows = [context.row]): SourcePiece => ({
  ...readPiece(context, pictureRows),
  priceCents: context.reader.choosePrice([readPrices(context)]).lowest,
});

/** Everything but the price; pictures of several rows. */
function readPiece(context: PieceRow, pictureRows: Row[]): SourcePiece {
  const { header, row, name, columns, currency, reader } = context;
  const texts = (field: MappedField) =>
    columns(field).flatMap((column) => toText(cellOf(row, column)) ?? []);
  const list = (field: MappedField, separator: RegExp) =>
    columns(field).flatMap((column) => toList(cellAt(row, column), separator));
  reader.statedCurrency = parseCurrency(texts("currency")[0] ?? "") ?? currency;
  // A short text is often the long one once more.
  const description = [...new Set(texts("description"))].join("\n\n");
  const [cost] = columns("cost");
  return {
    ...emptyPiece(name),
    ...readFields(context),
    ...reader.cost(cellOf(row, cost), context.separators.forColumn(cost)),
    name,
    address: readOldAddress(header, columns("address"), row, reader),
    description: htmlToText(description) || null,
    materials: texts("materials").join(", ") || null,
    categories: columns("category").flatMap((column) =>
      nameGoogleCategories(header.names[column], toList(cellAt(row, column), BETWEEN_CATEGORIES)),
    ),
    tags: list("tags", BETWEEN_LABELS).map((name) => ({ name, type: null })),
    pictures: picturesOf(context, pictureRows, reader.notes),
  };
}

/** null for "-" and the like too: people fill in what a piece does not have. */
function cellOf(row: Row, column: number | undefined): Cell {
  const cell = cellAt(row, column);
  return typeof cell === "string" && isNothing(cell) ? null : cell;
}

/** null when no column holds pictures. */
function picturesOf(
  { columns, choices }: FileContext,
  rows: Row[],
  notes: string[] = [],
): SourcePicture[] | null {
  if (columns("images").length === 0) return null;
  const cells = rows.flatMap((row) => columns("images").map((column) => cellAt(row, column)));
  const alts = rows.flatMap((row) =>
    columns("imageTexts").flatMap((column) => toList(cellAt(row, column), /[,;|\n]/)),
  );
  return readPictures(cells, choices, alts, notes);
}

/** The fields that one column holds; of two prices a person chooses. */
function readFields(context: PieceRow): Partial<SourcePiece> {
  const { row, columns, separators, reader } = context;
  const unit = weightUnitOf(context, row);
  return Object.fromEntries(
    SOURCE_FIELDS.filter((field) => field !== "price").map((field) => {
      const [column] = columns(mappedName(field));
      const cell = cellOf(row, column);
      const separator = separators.forColumn(column);
      return [PRODUCT_FIELDS[field].column, readField(field, cell, reader, unit, separator)];
    }),
  );
}

/** A price of a variant that cannot be read is noted; that of the piece refuses it. */
function readPrices(
  { row, columns, separators, reader }: Pick<PieceRow, "row" | "columns" | "separators" | "reader">,
  isVariant = false,
): PiecePrices {
  const [price] = columns("price");
  const written = [cellAt(row, price), separators.forColumn(price)] as const;
  const other = (field: "salePrice" | "formerPrice") => {
    const [column] = columns(field);
    const what = `The ${MAPPED_FIELDS[field].toLowerCase()}`;
    return reader.otherPrice(what, cellAt(row, column), separators.forColumn(column));
  };
  return toPiecePrices({
    price: isVariant ? reader.otherPrice("The price", ...written) : reader.price(...written),
    sale: other("salePrice"),
    former: other("formerPrice"),
  });
}

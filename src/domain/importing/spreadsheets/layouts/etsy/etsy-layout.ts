import { guessTagType } from "../../../guess-tag-type.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { parseCurrency } from "../../../parsing/parse-currency.ts";
import { htmlToLine, htmlToText } from "../../../parsing/html-to-text.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toList, toText } from "../../tables/cell-values.ts";
import type { Layout } from "../layout.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { toPiecePrices } from "../piece-prices.ts";
import { readPictures } from "../read-pictures.ts";
import { etsyCsv } from "../../../../exporting/csv/etsy-csv.ts";
import { readExportedPiece } from "../read-exported-piece.ts";
import { tryReadPiece } from "../try-read-piece.ts";
import type { RowReader } from "../row-reader.ts";
import type { Row } from "../../tables/table.ts";

const MAX_PICTURES = 20;

/** The CSV of listings that Etsy's sellers can download. */
export const etsyLayout: Layout = {
  key: "etsy",
  label: "Etsy",
  matches: ({ find }) =>
    ["TITLE", "PRICE", "CURRENCY_CODE", "QUANTITY"].every((name) => find(name) !== undefined),
  open: async (header, rows, { choices, publicUrl }) => {
    const columns = findColumns(header);
    const separators = await detectDecimalSeparators(rows, [columns.price, columns.salePrice]);
    const context = { columns, separators, choices };
    const exported = { header, layout: etsyCsv, publicUrl };
    return {
      sourceKey: null,
      read: async function* () {
        for await (const row of rows()) {
          yield tryReadPiece([row], nameOf(row, columns), choices, (name, reader) => {
            const read = (row: Row) =>
              readPiece({ row, name: nameOf(row, columns) ?? name, ...context, reader });
            return readExportedPiece(exported, [row], ([each = row]) => read(each));
          });
        }
      },
    };
  },
};

type Columns = ReturnType<typeof findColumns>;

const findColumns = ({ find }: Header) => ({
  title: find("TITLE"),
  description: find("DESCRIPTION"),
  price: find("PRICE"),
  // Of tools that write Etsy's columns and the price of a running sale; Etsy's own file has none.
  salePrice: find("SALE_PRICE", "SALE PRICE", "DISCOUNTED_PRICE", "DISCOUNTED PRICE"),
  currency: find("CURRENCY_CODE"),
  quantity: find("QUANTITY"),
  tags: find("TAGS"),
  materials: find("MATERIALS"),
  images: Array.from({ length: MAX_PICTURES }, (_, index) => find(`IMAGE${index + 1}`)),
  variations: [1, 2, 3].map((place) => find(`VARIATION ${place} VALUES`)),
  sku: find("SKU"),
});

function nameOf(row: Row, { title }: Columns): string | null {
  const written = toText(cellAt(row, title));
  return written === null ? null : htmlToLine(written) || null;
}

type PieceRow = {
  row: Row;
  name: string;
  columns: Columns;
  separators: DecimalSeparators;
  choices: ImportChoices;
  reader: RowReader;
};

function readPiece({ row, name, columns, separators, choices, reader }: PieceRow) {
  const cell = (column: number | undefined) => cellAt(row, column);
  const description = toText(cell(columns.description));
  reader.statedCurrency = parseCurrency(toText(cell(columns.currency)) ?? "");
  const price = reader.price(cell(columns.price), separators.forColumn(columns.price));
  const sale = reader.otherPrice(
    "The sale price",
    cell(columns.salePrice),
    separators.forColumn(columns.salePrice),
  );
  const tags = toNames(row, columns.tags);
  return {
    ...emptyPiece(name),
    sku: readSku(row, columns, reader),
    description: description === null ? null : htmlToText(description) || null,
    priceCents: reader.choosePrice([toPiecePrices({ price, sale })]).lowest,
    stock: reader.count("The quantity", cell(columns.quantity)),
    materials: toNames(row, columns.materials).join(", ") || null,
    // Etsy's CSV has no category; tags that are not materials may match one.
    categories: tags.filter((tag) => guessTagType(tag) === "jewelry_type"),
    tags: tags.map((name) => ({ name, type: null })),
    pictures: readPictures(columns.images.map(cell), choices),
  };
}

/** Etsy writes "rose_gold" for "rose gold". */
const toNames = (row: Row, column: number | undefined): string[] =>
  toList(cellAt(row, column), /,/).map((name) => htmlToLine(name.replaceAll("_", " ")));

function readSku(row: Row, columns: Columns, reader: RowReader): string | null {
  const variations = columns.variations.flatMap((column) => toList(cellAt(row, column), /,/));
  if (variations.length < 2) return toText(cellAt(row, columns.sku));
  reader.notes.push("Its variations became one piece, with the price of the listing.");
  // One SKU per variation.
  return toList(cellAt(row, columns.sku), /,/)[0] ?? null;
}

import { guessTagType } from "../../../guess-tag-type.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { parseCurrency } from "../../../parsing/parse-currency.ts";
import { htmlToLine, htmlToText } from "../../../parsing/html-to-text.ts";
import type { SourcePiece } from "../../../source.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toList, toText } from "../../tables/cell-values.ts";
import type { Layout } from "../layout.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { mergeVariants } from "../merge-variants.ts";
import { toPiecePrices } from "../piece-prices.ts";
import { readPictures } from "../read-pictures.ts";
import { etsyCsv } from "../../../../exporting/csv/etsy-csv.ts";
import { readExportedPiece } from "../read-exported-piece.ts";
import { tryReadPiece } from "../try-read-piece.ts";
import type { RowReader } from "../row-reader.ts";
import { ETSY_NAMES } from "./etsy-names.ts";
import type { Row } from "../../tables/table.ts";

const MAX_PICTURES = 20;

/** The CSV of listings that Etsy's sellers can download. */
export const etsyLayout: Layout = {
  key: "etsy",
  label: "Etsy",
  matches: ({ find }) =>
    [ETSY_NAMES.title, ETSY_NAMES.price, ETSY_NAMES.currency, ETSY_NAMES.quantity].every(
      (names) => find(...names) !== undefined,
    ),
  open: async (header, rows, { choices, publicUrl }) => {
    const columns = findEtsyColumns(header);
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

type Columns = ReturnType<typeof findEtsyColumns>;

export const findEtsyColumns = ({ find }: Header) => ({
  title: find(...ETSY_NAMES.title),
  description: find(...ETSY_NAMES.description),
  price: find(...ETSY_NAMES.price),
  // Of tools that write Etsy's columns and the price of a running sale; Etsy's own file has none.
  salePrice: find("SALE_PRICE", "SALE PRICE", "DISCOUNTED_PRICE", "DISCOUNTED PRICE"),
  currency: find(...ETSY_NAMES.currency),
  quantity: find(...ETSY_NAMES.quantity),
  tags: find(...ETSY_NAMES.tags),
  materials: find(...ETSY_NAMES.materials),
  images: Array.from({ length: MAX_PICTURES }, (_, index) =>
    find(...ETSY_NAMES.image.map((name) => `${name}${index + 1}`)),
  ),
  // Each with a type, what the seller calls it, and its values separated by commas.
  variations: [1, 2, 3].map((place) => ({
    name: find(
      ...ETSY_NAMES.variationName.map((name) => `${name} ${place}`),
      `VARIATION ${place} NAME`,
      `VARIATION ${place} TYPE`,
    ),
    values: find(
      ...ETSY_NAMES.variationValues.map((name) => `${name} ${place}`),
      `VARIATION ${place} VALUES`,
    ),
  })),
  sku: find(...ETSY_NAMES.sku),
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

function readPiece({ row, name, columns, separators, choices, reader }: PieceRow): SourcePiece {
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
  const options = readOptions(row, columns);
  const sku = toText(cell(columns.sku));
  // One SKU per variation.
  const skus = options.length < 2 ? [sku] : toList(sku, /,/);
  const piece: SourcePiece = {
    ...emptyPiece(name),
    sku: skus[0] ?? null,
    description: description === null ? null : htmlToText(description) || null,
    stock: reader.count("The quantity", cell(columns.quantity)),
    materials: toNames(row, columns.materials).join(", ") || null,
    // Etsy's CSV has no category, but sellers write it among the tags.
    categories: tags.flatMap((tag) => findKind(tag, choices) ?? []),
    tags: tags.map((name) => ({ name, type: null })),
    pictures: readPictures(columns.images.map(cell), choices, [], reader.notes),
  };
  // Etsy states the lowest price and the whole quantity of a listing, not those of its variations.
  const prices = [toPiecePrices({ price, sale })];
  const count = options.length < 2 ? 1 : null;
  return mergeVariants(piece, { noun: "variation", prices, count, options, skus }, reader);
}

/** The category of the shop that a tag names, as "hoop earrings" does; null for none. */
function findKind(tag: string, { isCategory }: ImportChoices): string | null {
  const kinds = [tag, tag.split(" ").at(-1) ?? ""];
  return kinds.find((kind) => guessTagType(kind) === "jewelry_type" && isCategory(kind)) ?? null;
}

/** Etsy writes "rose_gold" for "rose gold". */
const toNames = (row: Row, column: number | undefined): string[] =>
  toList(cellAt(row, column), /,/).map((name) => htmlToLine(name.replaceAll("_", " ")));

/** The values of each variation; several are one option each. */
const readOptions = (row: Row, { variations }: Columns) =>
  variations.flatMap(({ name, values }, index) =>
    toList(cellAt(row, values), /,/).map((value) => ({
      name: toText(cellAt(row, name)) ?? `Variation ${index + 1}`,
      value,
    })),
  );

import type { ImportChoices } from "../../../choices/import-choices.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import { isMaterialName } from "../../../parsing/is-material-name.ts";
import { normalizeWord } from "../../../parsing/normalize-word.ts";
import { parseWeightUnit } from "#contract/weight-units.ts";
import type { SourcePiece } from "../../../source.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toList, toText, toYesNo } from "../../tables/cell-values.ts";
import { toTimestamp } from "../../tables/date-reader.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { mergeVariants } from "../merge-variants.ts";
import { inProduct, readOldAddress } from "../old-address.ts";
import { type PiecePrices, toPiecePrices } from "../piece-prices.ts";
import { readPictures } from "../read-pictures.ts";
import { readExtraFields, toIsActive } from "../read-field.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import type { DecimalSeparators } from "../detect-decimal-separators.ts";
import type { RowReader } from "../row-reader.ts";
import type { Row } from "../../tables/table.ts";
import { addFacts, findAttribute, heldBy, isDimensions, isNamed } from "./woo-attributes.ts";
import { unescapeCommas, wooCategories, wooDescription, wooList } from "./woo-cells.ts";
import type { WooColumn } from "./woo-column-names.ts";
import type { WooColumns } from "./woo-columns.ts";
import { listOptions, type Variations } from "./woo-variations.ts";

type PieceRow = {
  row: Row;
  columns: WooColumns;
  separators: DecimalSeparators;
  now: Date;
  reader: RowReader;
};

export function readWooPiece(
  context: PieceRow & {
    header: Header;
    name: string;
    variations: Variations | undefined;
    choices: ImportChoices;
  },
): SourcePiece {
  const { header, row, columns, separators, choices, reader, name, variations } = context;
  const cell = (column: WooColumn) => cellAt(row, columns.at[column]);
  const description = joinDescriptions(
    wooDescription(cell("shortDescription")),
    wooDescription(cell("description")),
  );
  const list = (column: WooColumn) =>
    columns.hasBars ? toList(cell(column), /\|/) : wooList(cell(column));
  const pictures = [cell("images"), ...(variations?.pictures ?? [])].map(unescapeCommas);
  const piece: SourcePiece = {
    ...emptyPiece(name),
    ...readExtraFields(
      (field) => heldBy(field, attribute(context, isNamed(PRODUCT_FIELDS[field].label))),
      reader,
    ),
    ...reader.cost(cell("cost"), separators.forColumn(columns.at.cost)),
    externalId: toText(cell("id")),
    address: readOldAddress(header, columns.addresses, row, reader, inProduct),
    sku: toText(cell("sku")),
    description: description === null ? null : htmlToText(description) || null,
    stock: readStock(context, variations),
    isActive: readActive(context),
    materials: attribute(context, isMaterialName),
    weightCentigrams: reader.weight(
      cell("weight"),
      parseWeightUnit(columns.weightUnit ?? ""),
      separators.forColumn(columns.at.weight),
    ),
    dimensions: readDimensions(context),
    categories: wooCategories(list("categories")),
    tags: list("tags").map((name) => ({ name, type: null })),
    pictures:
      columns.at.images === undefined ? null : readPictures(pictures, choices, [], reader.notes),
  };
  const merged = variations ? addVariations(piece, context, variations) : piece;
  const priceCents = merged.priceCents ?? reader.choosePrice([wooPrices(context)]).lowest;
  return addFacts({ ...merged, priceCents }, context);
}

/** The regular price, and the sale price during a sale. */
export function wooPrices({ row, columns, separators, now, reader }: PieceRow): PiecePrices {
  const { at } = columns;
  const starts = toTimestamp(cellAt(row, at.saleStarts));
  const ends = toTimestamp(cellAt(row, at.saleEnds));
  const isOn = (!starts || new Date(starts) <= now) && (!ends || endOfDay(ends) > now);
  const [sale, regular] = [at.salePrice, at.regularPrice];
  return toPiecePrices({
    price: reader.price(cellAt(row, regular), separators.forColumn(regular)),
    sale: isOn
      ? reader.otherPrice("The sale price", cellAt(row, sale), separators.forColumn(sale))
      : null,
  });
}

/** WooCommerce gives the last day of a sale. */
const endOfDay = (instant: string) => new Date(`${instant.slice(0, 10)}T23:59:59.999Z`);

/** A variable product becomes one piece with what its variations have. */
function addVariations(
  piece: SourcePiece,
  { row, columns, reader }: PieceRow,
  variations: Variations,
): SourcePiece {
  const { prices, skus, disabled } = variations;
  if (prices.length === 0 && disabled === 0) return piece;
  const options = listOptions(row, columns, variations);
  return mergeVariants(piece, { noun: "variation", prices, disabled, options, skus }, reader);
}

function readStock(context: PieceRow, variations: Variations | undefined): number | null {
  const { row, columns, reader } = context;
  const own = cellAt(row, columns.at.stock);
  if (toText(own) !== null && toText(own) !== "parent") return reader.count("The stock", own);
  if (variations?.stock != null) return variations.stock;
  if (columns.at.inStock === undefined) return null;
  return hasStock(row, columns) || variations?.anyInStock ? 1 : 0;
}

/** The stock status of WooCommerce's API, which other exporters write, and its names in its admin. */
const IN_STOCK = new Set(
  [
    "instock",
    "in stock",
    "vorrätig",
    "en stock",
    "hay existencias",
    "disponibile",
    "op voorraad",
  ].map(normalizeWord),
);

/** 1, 0 or "backorder", which is not in stock; or the status as a word. */
export function hasStock(row: Row, { at }: WooColumns): boolean {
  const cell = cellAt(row, at.inStock);
  return toYesNo(cell) === true || IN_STOCK.has(normalizeWord(toText(cell) ?? ""));
}

/** 1 is published, 0 private, -1 a draft, 2 pending review; exporters of others write words. */
function readActive({ row, columns: { at }, reader }: PieceRow): boolean | null {
  const published = reader.state(cellAt(row, at.published));
  if (published === null) return null;
  const visibility = reader.state(cellAt(row, at.visibility));
  return toIsActive(visibility === "hidden" ? visibility : published);
}

const attribute = ({ row, columns }: PieceRow, isIt: (name: string) => boolean) =>
  findAttribute(row, columns, isIt);

function readDimensions(context: PieceRow): string | null {
  const { row, columns } = context;
  const written = attribute(context, isDimensions);
  if (written !== null) return written;
  const sides = (["length", "width", "height"] as const).flatMap(
    (column) => toText(cellAt(row, columns.at[column])) ?? [],
  );
  return sides.length === 0 ? null : [sides.join(" × "), columns.lengthUnit ?? ""].join(" ").trim();
}

/** A page shows both, the short one first; it is often the beginning of the long one. */
const joinDescriptions = (short: string | null, long: string | null): string | null =>
  short === null || long === null || long.includes(short) ? (long ?? short) : `${short}\n\n${long}`;

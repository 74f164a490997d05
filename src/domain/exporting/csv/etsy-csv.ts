import type { Product } from "#contract/catalogue/products.ts";
import type { CsvLayout, PieceLabels } from "./csv-layout.ts";
import { statedStock } from "../stated-stock.ts";
import { escapeXml } from "#contract/escape-xml.ts";

/** Etsy's format has ten picture columns. */
const PICTURES = Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`);

/**
 * The format of Etsy's own listing download. It has no hidden pieces, weights or dimensions.
 */
export const etsyCsv: CsvLayout = {
  fileName: "pieces-etsy.csv",
  hasByteOrderMark: false,
  dataColumn: "PIECE_DATA",
  header: [
    "TITLE",
    "DESCRIPTION",
    "PRICE",
    "CURRENCY_CODE",
    "QUANTITY",
    "TAGS",
    "MATERIALS",
    ...PICTURES,
    ...[1, 2].flatMap((place) =>
      ["TYPE", "NAME", "VALUES"].map((part) => `VARIATION ${place} ${part}`),
    ),
    "SKU",
  ],
  toRows: (piece, labels) => (piece.isActive ? [toFields(piece, labels)] : []),
};

const toFields = (piece: Product, { tags, pictures }: PieceLabels): Record<string, string> => ({
  TITLE: escapeXml(piece.name),
  DESCRIPTION: escapeXml(piece.description ?? ""),
  PRICE: piece.price,
  CURRENCY_CODE: "USD",
  QUANTITY: statedStock(piece),
  TAGS: tags.map((tag) => tag.replaceAll(" ", "_")).join(","),
  MATERIALS: (piece.materials ?? "")
    .split(",")
    .map((name) => name.trim())
    .join(","),
  ...Object.fromEntries(PICTURES.map((column, index) => [column, pictures[index]?.url ?? ""])),
  SKU: piece.sku ?? "",
});

import { EXTRA_FIELDS } from "#contract/catalogue/extra-product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { CsvLayout, PieceLabels } from "./csv-layout.ts";
import { toAttribute } from "../../channels/woocommerce/to-attribute.ts";
import { statedStock } from "../stated-stock.ts";
import { escapeXml } from "#contract/escape-xml.ts";

/** WooCommerce's product CSV; fields without a column are attributes. */
export const woocommerceCsv: CsvLayout = {
  fileName: "pieces-woocommerce.csv",
  hasByteOrderMark: true,
  dataColumn: "Meta: _piece_data",
  header: [
    "ID",
    "Type",
    "SKU",
    "GTIN, UPC, EAN, or ISBN",
    "Name",
    "Published",
    "Is featured?",
    "Visibility in catalog",
    "Short description",
    "Description",
    "Date sale price starts",
    "Date sale price ends",
    "Tax status",
    "Tax class",
    "In stock?",
    "Stock",
    "Low stock amount",
    "Backorders allowed?",
    "Sold individually?",
    "Weight (kg)",
    "Length (mm)",
    "Width (mm)",
    "Height (mm)",
    "Allow customer reviews?",
    "Purchase note",
    "Sale price",
    "Regular price",
    "Categories",
    "Tags",
    "Shipping class",
    "Images",
    "Download limit",
    "Download expiry days",
    "Parent",
    "Grouped products",
    "Upsells",
    "Cross-sells",
    "External URL",
    "Button text",
    "Position",
    ...EXTRA_FIELDS.flatMap((_, index) =>
      ["name", "value(s)", "visible", "global"].map((part) => `Attribute ${index + 1} ${part}`),
    ),
  ],
  toRows: (piece, labels) => [{ ...toFields(piece, labels), ...toAttributes(piece) }],
};

/** The ID stays empty: the store would take it for one of its own products. */
const toFields = (piece: Product, { category, tags, pictures }: PieceLabels) => ({
  Type: "simple",
  SKU: piece.sku ?? "",
  Name: escapeXml(piece.name),
  Published: piece.isActive ? "1" : "-1",
  "Is featured?": "0",
  "Visibility in catalog": "visible",
  Description: toDescription(piece.description ?? ""),
  "Tax status": "taxable",
  "In stock?": statedStock(piece) === "0" ? "0" : "1",
  Stock: statedStock(piece),
  "Backorders allowed?": piece.availability === "made_to_order" ? "1" : "0",
  "Sold individually?": "0",
  "Weight (kg)": toKilograms(piece.weight),
  "Allow customer reviews?": "0",
  "Regular price": piece.price,
  Categories: category ?? "",
  Tags: toList(tags),
  Images: toList(pictures.map(({ url }) => url)),
});

/** Line breaks become \n, and a literal \n gets a second backslash. */
const toDescription = (text: string): string =>
  escapeXml(text)
    .replaceAll(String.raw`\n`, String.raw`\\n`)
    .replaceAll("\n", String.raw`\n`);

const toList = (values: string[]): string =>
  values.map((value) => value.replaceAll(",", String.raw`\,`)).join(", ");

function toKilograms(grams: string | null): string {
  const centigrams = grams === null ? undefined : parseHundredths(grams);
  return centigrams === undefined ? "" : String(Number((centigrams / 100_000).toFixed(5)));
}

function toAttributes(piece: Product): Record<string, string> {
  return Object.fromEntries(
    EXTRA_FIELDS.flatMap((field, index) => {
      const attribute = toAttribute(field, piece);
      if (!attribute) return [];
      const column = `Attribute ${index + 1}`;
      return [
        [`${column} name`, attribute.name],
        [`${column} value(s)`, toList(attribute.options)],
        [`${column} visible`, "1"],
        [`${column} global`, "0"],
      ];
    }),
  );
}

import { EXTRA_FIELDS, type ExtraField } from "#contract/catalogue/extra-product-fields.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { formatFact } from "#contract/catalogue/format-fact.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { slugify } from "#contract/slug.ts";
import { metafieldKey } from "./metafield-key.ts";
import type { CsvLayout, PieceLabels } from "./csv-layout.ts";
import { statedStock } from "../stated-stock.ts";
import { textToParagraphs } from "../../text-to-paragraphs.ts";

/** Shopify's product CSV; fields without a column are metafields. */
export const shopifyCsv: CsvLayout = {
  fileName: "pieces-shopify.csv",
  hasByteOrderMark: false,
  dataColumn: "Piece data (product.metafields.custom.piece_data)",
  header: [
    "Title",
    "URL handle",
    "Description",
    "Vendor",
    "Product category",
    "Type",
    "Tags",
    "Published on online store",
    "Status",
    "SKU",
    "Barcode",
    "Option1 name",
    "Option1 value",
    "Option1 Linked To",
    "Option2 name",
    "Option2 value",
    "Option2 Linked To",
    "Option3 name",
    "Option3 value",
    "Option3 Linked To",
    "Price",
    "Compare-at price",
    "Cost per item",
    "Charge tax",
    "Tax code",
    "Unit price total measure",
    "Unit price total measure unit",
    "Unit price base measure",
    "Unit price base measure unit",
    "Inventory tracker",
    "Inventory quantity",
    "Continue selling when out of stock",
    "Weight value (grams)",
    "Weight unit for display",
    "Requires shipping",
    "Fulfillment service",
    "Product image URL",
    "Image position",
    "Image alt text",
    "Variant image URL",
    "Gift card",
    "SEO title",
    "SEO description",
    ...EXTRA_FIELDS.map(metafieldHeader),
  ],
  toRows: (piece, labels) => {
    const handle = { "URL handle": handleOf(piece) };
    const [cover, ...more] = labels.pictures.map(toPicture);
    return [
      { ...handle, ...toFields(piece, labels), ...cover },
      ...more.map((picture) => ({ ...handle, ...picture })),
    ];
  },
};

/** The id makes it unique. */
const handleOf = ({ id, name }: Product): string =>
  [slugify(name).slice(0, 200), id].filter(Boolean).join("-");

const toPicture = ({ url, alt }: PieceLabels["pictures"][number], index: number) => ({
  "Product image URL": url,
  "Image position": String(index + 1),
  "Image alt text": alt,
});

const toFields = (piece: Product, { category, tags, shopName }: PieceLabels) => ({
  Title: piece.name,
  Description: textToParagraphs(piece.description ?? "").join(""),
  Vendor: shopName,
  Type: category ?? "",
  Tags: tags.join(", "),
  "Published on online store": piece.isActive ? "TRUE" : "FALSE",
  Status: piece.isActive ? "Active" : "Draft",
  SKU: piece.sku ?? "",
  "Option1 name": "Title",
  "Option1 value": "Default Title",
  Price: piece.price,
  "Charge tax": "TRUE",
  "Inventory tracker": statedStock(piece) === "" ? "" : "shopify",
  "Inventory quantity": statedStock(piece),
  "Continue selling when out of stock":
    piece.availability === "made_to_order" ? "CONTINUE" : "DENY",
  "Weight value (grams)": piece.weight ?? "",
  "Weight unit for display": "g",
  "Requires shipping": "TRUE",
  "Fulfillment service": "manual",
  "Gift card": "FALSE",
  ...Object.fromEntries(
    EXTRA_FIELDS.map((name) => [metafieldHeader(name), toMetafield(name, piece)]),
  ),
});

/** "Custom design (product.metafields.custom.custom_design)" */
function metafieldHeader(name: ExtraField): string {
  return `${PRODUCT_FIELDS[name].label} (product.metafields.custom.${metafieldKey(name)})`;
}

function toMetafield(name: ExtraField, piece: Product): string {
  if (name === "isCustomDesign") return piece.isCustomDesign ? "TRUE" : "FALSE";
  return formatFact(name, piece);
}

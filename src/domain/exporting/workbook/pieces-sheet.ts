import { parseHundredths } from "#contract/decimals.ts";
import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { readProductsInBatches } from "../../catalogue/products/read-products-in-batches.ts";
import type { Shop } from "../../shop.ts";
import { statedStock } from "../stated-stock.ts";
import { toExportedUrl } from "../to-exported-url.ts";
import { type Labels, readLabels } from "../read-labels.ts";
import type { CellValue, Sheet } from "./sheet.ts";

/** The import recognizes these headers. @param ids only these pieces; all by default */
export function piecesSheet(shop: Shop, ids?: number[]): Sheet {
  return {
    name: "Pieces",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      ...PRODUCT_FIELD_NAMES.map(toColumn),
      { header: "Tags", kind: "text", width: 24 },
      { header: "Images", kind: "text", width: 60 },
      { header: "Created (UTC)", kind: "instant", width: 17 },
      { header: "Updated (UTC)", kind: "instant", width: 17 },
    ],
    rows: readPieces(shop, ids),
  };
}

async function* readPieces(shop: Shop, ids?: number[]): AsyncGenerator<CellValue[]> {
  const labels = await readLabels(shop);
  for await (const pieces of readProductsInBatches(shop, "admin", ids)) {
    for (const piece of pieces) yield toRow(shop, labels, piece);
  }
}

const toRow = ({ publicUrl }: Shop, labels: Labels, piece: Product): CellValue[] => [
  piece.id,
  ...PRODUCT_FIELD_NAMES.map((name) => toCell(name, piece, labels)),
  labels.tagsOf(piece.tagIds),
  piece.images.map((url) => toExportedUrl(publicUrl, url)).join("\n"),
  piece.createdAt,
  piece.updatedAt,
];

const CELL_KINDS = {
  text: "text",
  money: "money",
  weight: "weight",
  count: "integer",
  flag: "yes-no",
  category: "text",
  instant: "instant",
  availability: "text",
  ringSize: "text",
  metals: "text",
  stones: "text",
} as const;

function toColumn(name: ProductFieldName) {
  const { kind, header, width } = productField(name);
  return { header, kind: CELL_KINDS[kind], ...(width && { width }) };
}

function toCell(name: ProductFieldName, piece: Product, labels: Labels): CellValue {
  if (name === "metals" || name === "stones") return formatList(name, piece);
  const value = piece[name];
  switch (productField(name).kind) {
    case "category":
      return labels.categoryOf(piece.categoryId);
    case "money":
    case "weight":
      return value === null ? null : (parseHundredths(String(value)) ?? null);
    case "ringSize":
      return value === null ? null : formatRingSize(Number(value));
    case "count":
      return statedStock(piece) === "" ? null : value;
    default:
      return value;
  }
}

import { parseHundredths } from "#contract/decimals.ts";
import type { Product } from "#contract/products.ts";
import { toProducts } from "../../catalogue/products/to-products.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import type { Shop } from "../../shop.ts";
import { absoluteAddress } from "../csv/absolute-address.ts";
import { type Labels, readLabels } from "../labels.ts";
import { readInParts } from "../../read-in-batches.ts";
import type { CellValue, Sheet } from "./workbook.ts";

/** The headers are those that the import knows; see there before changing one. */
export function piecesSheet(shop: Shop): Sheet {
  return {
    name: "Pieces",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      { header: "Name", kind: "text", width: 36 },
      { header: "Description", kind: "text", width: 60 },
      { header: "Price", kind: "money", width: 12 },
      { header: "Category", kind: "text" },
      { header: "SKU", kind: "text" },
      { header: "Stock", kind: "integer", width: 8 },
      { header: "Custom Design", kind: "yes-no" },
      { header: "Active", kind: "yes-no", width: 8 },
      { header: "Materials", kind: "text", width: 30 },
      { header: "Weight (g)", kind: "weight", width: 11 },
      { header: "Dimensions", kind: "text", width: 20 },
      { header: "Availability", kind: "text" },
      { header: "Reserved For", kind: "text" },
      { header: "Reserved Until (UTC)", kind: "instant", width: 20 },
      { header: "Lead Time", kind: "text" },
      { header: "Tags", kind: "text", width: 24 },
      { header: "Images", kind: "text", width: 60 },
      { header: "Created (UTC)", kind: "instant", width: 17 },
      { header: "Updated (UTC)", kind: "instant", width: 17 },
    ],
    rows: readPieces(shop),
  };
}

async function* readPieces(shop: Shop): AsyncGenerator<CellValue[]> {
  const labels = await readLabels(shop);
  const parts = readInParts((after, limit) =>
    visibleProducts(shop, "admin")
      .selectAll("products")
      .where("products.id", ">", after)
      .orderBy("products.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) {
    for (const piece of await toProducts(shop, rows, "admin")) yield toRow(shop, labels, piece);
  }
}

const toRow = ({ publicUrl }: Shop, labels: Labels, piece: Product): CellValue[] => [
  piece.id,
  piece.name,
  piece.description,
  parseHundredths(piece.price) ?? null,
  labels.categoryOf(piece.categoryId),
  piece.sku,
  piece.stock,
  piece.isCustomDesign,
  piece.isActive,
  piece.materials,
  piece.weight === null ? null : (parseHundredths(piece.weight) ?? null),
  piece.dimensions,
  piece.availability,
  piece.reservedFor,
  piece.reservedUntil,
  piece.leadTime,
  labels.tagsOf(piece.tagIds),
  piece.images.map((url) => absoluteAddress(publicUrl, url)).join("\n"),
  piece.createdAt,
  piece.updatedAt,
];

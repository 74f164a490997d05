import type { StoredOriginal } from "../../services/media-library.ts";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import {
  listTableShapes,
  type TableShape,
} from "../../infrastructure/table-dump/list-table-shapes.ts";
import { readSnapshot } from "../../infrastructure/table-dump/read-snapshot.ts";
import { readRows } from "../../infrastructure/table-dump/read-rows.ts";
import { toJsonLine } from "../../infrastructure/table-dump/to-json-line.ts";
import type { Shop } from "../../shop.ts";

/**
 * The tables of the archive. This is an allowlist: a new table with passwords, sessions or keys must not
 * be exported by default.
 */
export const ARCHIVED = [
  "categories",
  "products",
  "product_images",
  "product_tags",
  "collections",
  "collection_images",
  "collection_products",
  "collection_tags",
  "tags",
  "hero_sections",
  "pages",
  "settings",
  "redirects",
  "customers",
  "customer_contacts",
  "orders",
  "order_items",
  "order_history",
  "order_payments",
  "inquiries",
  "inquiry_messages",
  "inquiry_photos",
  "inquiry_pieces",
  "waiting_list",
  "quotes",
  "quote_items",
  "certificates",
  "external_orders",
  "product_listings",
  "metal_prices",
  "product_pricing",
  "repricings",
  "repricing_items",
  "subscribers",
  "media",
];

export type ArchivedPicture = StoredOriginal;

/** Writes each table into a folder as one JSON array, from one snapshot. */
export async function writeArchiveTables(
  shop: Shop,
  folder: string,
): Promise<{ files: string[]; pictures: ArchivedPicture[] }> {
  return readSnapshot(shop.db, shop.engine, async (db) => {
    const shapes = await listTableShapes(db, shop.engine);
    const files: string[] = [];
    for (const shape of shapes.filter(({ name }) => ARCHIVED.includes(name))) {
      const file = `${shape.name}.json`;
      const rows = readRows(db, shop.engine, shape);
      await pipeline(jsonArray(rows, shape), createWriteStream(path.join(folder, file)));
      files.push(file);
    }
    const pictures = await db
      .selectFrom("media")
      .select(["hash", "extension", "width"])
      .orderBy("hash")
      .execute();
    return { files, pictures };
  });
}

async function* jsonArray(
  parts: AsyncIterable<Record<string, unknown>[]>,
  shape: TableShape,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of parts) {
    yield before + rows.map((row) => toJsonLine(row, shape).trimEnd()).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

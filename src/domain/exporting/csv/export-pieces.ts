import { setImmediate } from "node:timers/promises";
import { csvLine } from "../../csv-line.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { toProducts } from "../../catalogue/products/to-products.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { toExportedUrl } from "../to-exported-url.ts";
import type { CsvLayout } from "./csv-layout.ts";
import { etsyCsv } from "./etsy-csv.ts";
import { readInBatches } from "../../read-in-batches.ts";
import { escapeFormula } from "../escape-formula.ts";
import { shopifyCsv } from "./shopify-csv.ts";
import { woocommerceCsv } from "./woocommerce-csv.ts";

export const CSV_LAYOUTS = { shopify: shopifyCsv, woocommerce: woocommerceCsv, etsy: etsyCsv };

/**
 * All pieces as another platform reads them, the trash apart: UTF-8 with its mark, no cell a formula.
 * In parts as they are asked for, in constant memory.
 */
export async function* exportPieces(shop: Shop, layout: CsvLayout): AsyncGenerator<Uint8Array> {
  const { businessName: shopName } = await getSettings(shop);
  const categories = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  const tags = new Map((await listTags(shop)).map(({ id, name }) => [id, name]));
  yield Buffer.from(`\uFEFF${csvLine(layout.header)}`);
  const parts = readInBatches((after, limit) =>
    visibleProducts(shop, "admin")
      .selectAll("products")
      .where("products.id", ">", after)
      .orderBy("products.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) {
    const lines = (await toProducts(shop, rows, "admin")).flatMap((piece) => {
      const rows = layout.toRows(piece, {
        category: categories.get(piece.categoryId ?? 0) ?? null,
        tags: piece.tagIds.flatMap((id) => tags.get(id) ?? []),
        pictures: piece.media.map(({ url, alt }) => ({
          url: toExportedUrl(shop.publicUrl, url),
          alt,
        })),
        shopName,
      });
      return rows.map((row) =>
        csvLine(layout.header.map((name) => escapeFormula(row[name] ?? ""))),
      );
    });
    if (lines.length > 0) yield Buffer.from(lines.join(""));
    // The embedded database answers at once: without a pause nobody else would be served meanwhile.
    await setImmediate();
  }
}

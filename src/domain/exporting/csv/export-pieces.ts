import { setImmediate } from "node:timers/promises";
import { toCsv } from "../../to-csv.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { readProductsInBatches } from "../../catalogue/products/read-products-in-batches.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { toExportedUrl } from "../to-exported-url.ts";
import type { CsvLayout } from "./csv-layout.ts";
import { etsyCsv } from "./etsy-csv.ts";
import { escapeFormula } from "../escape-formula.ts";
import { shopifyCsv } from "./shopify-csv.ts";
import { woocommerceCsv } from "./woocommerce-csv.ts";

export const CSV_LAYOUTS = { shopify: shopifyCsv, woocommerce: woocommerceCsv, etsy: etsyCsv };

/**
 * All pieces except the trash in a platform's CSV format: UTF-8 with a byte order mark, formulas escaped.
 * In chunks, in constant memory.
 */
export async function* exportPieces(shop: Shop, layout: CsvLayout): AsyncGenerator<Uint8Array> {
  const { businessName: shopName } = await getSettings(shop);
  const categories = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  const tags = new Map((await listTags(shop)).map(({ id, name }) => [id, name]));
  yield Buffer.from(`\uFEFF${toCsv([layout.header])}`);
  for await (const pieces of readProductsInBatches(shop, "admin")) {
    const rows = pieces.flatMap((piece) =>
      layout.toRows(piece, {
        category: categories.get(piece.categoryId ?? 0) ?? null,
        tags: piece.tagIds.flatMap((id) => tags.get(id) ?? []),
        pictures: piece.media.map(({ url, alt }) => ({
          url: toExportedUrl(shop.publicUrl, url),
          alt,
        })),
        shopName,
      }),
    );
    const cells = rows.map((row) => layout.header.map((name) => escapeFormula(row[name] ?? "")));
    if (cells.length > 0) yield Buffer.from(toCsv(cells));
    // SQLite runs in this thread: without a pause the event loop would serve nobody meanwhile.
    await setImmediate();
  }
}

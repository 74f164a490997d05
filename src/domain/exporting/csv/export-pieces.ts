import { yieldToRequests } from "#database/yield-to-requests.ts";
import { toCsv } from "../../to-csv.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { readProductsInBatches } from "../../catalogue/products/read-products-in-batches.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { toExportedUrl } from "../to-exported-url.ts";
import type { CsvLayout } from "./csv-layout.ts";
import { etsyCsv } from "./etsy-csv.ts";
import { escapeFormula } from "../escape-formula.ts";
import { writePieceData } from "./piece-data.ts";
import { shopifyCsv } from "./shopify-csv.ts";
import { woocommerceCsv } from "./woocommerce-csv.ts";

export const CSV_LAYOUTS = { shopify: shopifyCsv, woocommerce: woocommerceCsv, etsy: etsyCsv };

/**
 * All pieces except the trash in a platform's CSV format: UTF-8, formulas escaped, and a
 * column from which an import brings the same pieces back.
 * In chunks, in constant memory.
 */
export async function* exportPieces(shop: Shop, layout: CsvLayout): AsyncGenerator<Uint8Array> {
  const { businessName: shopName } = await getNamedSettings(shop);
  const categories = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  const tags = new Map((await listTags(shop)).map((tag) => [tag.id, tag]));
  const header = [...layout.header, layout.dataColumn];
  yield Buffer.from(`${layout.hasByteOrderMark ? "\uFEFF" : ""}${toCsv([header])}`);
  for await (const pieces of readProductsInBatches(shop, "admin")) {
    const rows = pieces.flatMap((piece) => {
      const ownTags = piece.tagIds.flatMap((id) => tags.get(id) ?? []);
      const labels = {
        category: categories.get(piece.categoryId ?? 0) ?? null,
        tags: ownTags.map(({ name }) => name),
        pictures: piece.media.map(({ url, alt }) => ({
          url: toExportedUrl(shop.publicUrl, url),
          alt,
        })),
        shopName,
      };
      const [first, ...more] = layout.toRows(piece, labels);
      if (!first) return [];
      return [{ ...first, [layout.dataColumn]: writePieceData(piece, labels, ownTags) }, ...more];
    });
    const cells = rows.map((row: Record<string, string>) =>
      header.map((name) => escapeFormula(row[name] ?? "")),
    );
    if (cells.length > 0) yield Buffer.from(toCsv(cells));
    // SQLite runs in this thread: without a pause the event loop would serve nobody meanwhile.
    await yieldToRequests();
  }
}

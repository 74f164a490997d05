import type { Selectable } from "kysely";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";
import type { Tables } from "#database/tables.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { storeImages } from "../../media/library/store-images.ts";
import { indexProduct } from "../../infrastructure/search/index/index-product.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { latestMetalPrice } from "../metal-prices/latest-metal-price.ts";
import { checkReferences } from "./writing/check-references.ts";
import { getProduct } from "./get-product.ts";
import { replaceImages } from "./writing/replace-images.ts";
import { replaceTags } from "./writing/replace-tags.ts";
import { reportSkuConflict } from "./writing/report-sku-conflict.ts";
import { resolveState } from "./writing/resolve-state.ts";
import { requirePriceToList } from "./unpriced-listing.ts";
import { toColumns } from "./writing/to-columns.ts";

type ProductRow = Selectable<Tables["products"]>;

/**
 * Changes the given fields. Price in cents, weight in hundredths of a gram.
 * @param by the admin's username, for the history; null for an import or a part of a larger change
 * @throws conflict when the given version is outdated (with the current piece), or for an SKU of another
 * piece; unprocessable when it would be listed without a price or be in two states at once; invalid for an unknown category or tag
 */
export async function updateProduct(
  shop: Shop,
  id: number,
  change: ProductChange,
  by: string | null,
): Promise<Product> {
  await getProduct(shop, id, "admin");
  const images = change.images && (await storeImages(shop, change.images));
  return reportSkuConflict(change.sku, () =>
    inTransaction(shop, async (shop) => {
      const row = await lockProduct(shop, id);
      const { version, ...fields } = change;
      if (version !== undefined && version !== row.version) {
        const current = await getProduct(shop, id, "admin");
        throw conflict("This piece was changed elsewhere in the meantime.", current);
      }
      if (Object.values(fields).every((value) => value === undefined)) {
        return getProduct(shop, id, "admin");
      }
      requirePriceToList(row.name, row, change);
      await checkReferences(shop, change, id);
      await shop.db
        .updateTable("products")
        .set({
          ...toColumns(change),
          ...resolveState(row, change, shop.now()),
          ...toPriceBase(shop, row, change),
          version: row.version + 1,
          updatedAt: shop.now().toISOString(),
        })
        .where("id", "=", id)
        .execute();
      if (images) await replaceImages(shop, id, images);
      if (change.tagIds) await replaceTags(shop, id, change.tagIds);
      await indexProduct(shop, [id]);
      const piece = await getProduct(shop, id, "admin");
      const entry = { kind: "piece", action: "changed", productId: id, label: piece.name } as const;
      await recordChange(shop, by, { ...entry, fields: Object.keys(fields) });
      return piece;
    }),
  );
}

/** Locks the row, so that the second of two concurrent changes sees the version of the first. */
async function lockProduct({ db, engine }: Shop, id: number): Promise<ProductRow> {
  const row = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$if(engine === "postgres", (qb) => qb.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound("Product");
  return row;
}

/** A new price goes by what metals cost now. */
const toPriceBase = (shop: Shop, row: ProductRow, { price }: ProductChange) =>
  price !== undefined && price !== row.priceCents && { metalPriceId: latestMetalPrice(shop) };

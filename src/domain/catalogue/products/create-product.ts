import type { NewProduct, Product } from "#contract/catalogue/products.ts";
import { inTransaction } from "../../in-transaction.ts";
import { type ImageRow, storeImages } from "../../media/library/store-images.ts";
import { preserveId, type RecordIdentity } from "../../preserve-id.ts";
import { indexProduct } from "../../infrastructure/search/index/index-product.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { latestMetalPrice } from "../metal-prices/latest-metal-price.ts";
import { checkReferences } from "./writing/check-references.ts";
import { getProduct } from "./get-product.ts";
import { replaceImages } from "./writing/replace-images.ts";
import { addTags } from "./writing/replace-tags.ts";
import { toColumns } from "./writing/to-columns.ts";
import { reportSkuConflict } from "./writing/report-sku-conflict.ts";
import { requirePriceToList } from "./unpriced-listing.ts";
import { NEW_PIECE_STATE, resolveState } from "./writing/resolve-state.ts";

/**
 * Creates a piece. Price in cents, weight in hundredths of a gram, as the contract parses them.
 * @param by the admin's username, for the history
 * @throws conflict for an SKU of another piece, invalid for an unknown category or tag, unprocessable for
 * a piece in two states at once or listed without a price
 */
export async function createProduct(
  shop: Shop,
  input: NewProduct,
  { by }: { by: string | null },
): Promise<Product> {
  const images = await storeImages(shop, input.images ?? []);
  return inTransaction(shop, async (shop) => {
    const id = await insertProduct(shop, input, images);
    await indexProduct(shop, [id]);
    const entry = { kind: "piece", action: "added", productId: id, label: input.name } as const;
    await recordChange(shop, by, entry);
    return getProduct(shop, id, "admin");
  });
}

/**
 * Writes a new piece without its search documents: call it and then `indexProduct`, for many pieces at once, in
 * one transaction.
 * @throws as `createProduct` does
 */
export async function insertProduct(
  shop: Shop,
  input: NewProduct,
  images: ImageRow[],
  origin?: RecordIdentity,
): Promise<number> {
  const { name, price, isActive = true } = input;
  requirePriceToList(name, { isActive: false, priceCents: 0 }, { price, isActive });
  return reportSkuConflict(input.sku, () =>
    inTransaction(shop, async (shop) => {
      await checkReferences(shop, input);
      const now = shop.now().toISOString();
      const { id } = await shop.db
        .insertInto("products")
        .values({
          ...toColumns(input),
          ...resolveState(NEW_PIECE_STATE, input, shop.now()),
          name: input.name,
          priceCents: input.price,
          stock: input.stock ?? 0,
          metalPriceId: latestMetalPrice(shop),
          ...(await preserveId(shop, "products", origin?.id)),
          createdAt: origin?.createdAt ?? now,
          updatedAt: origin?.updatedAt ?? now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (images.length > 0) await replaceImages(shop, id, images);
      await addTags(shop, id, input.tagIds ?? []);
      return id;
    }),
  );
}

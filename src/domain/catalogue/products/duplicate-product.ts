import { cutText } from "#contract/cut-text.ts";
import { type NewProduct, newProductSchema, type Product } from "#contract/catalogue/products.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { loadPricing } from "./pricing/load-pricing.ts";
import { writePricing } from "./pricing/write-pricing.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";

/**
 * Creates a hidden copy of a piece: available, one in stock, without SKU, date made and
 * reservation. How its price is built is copied along.
 * @param by the admin's username, for the history
 * @throws not-found
 */
export async function duplicateProduct(
  shop: Shop,
  id: number,
  { withPhotos, by }: { withPhotos: boolean; by: string | null },
): Promise<Product> {
  const piece = await getProduct(shop, id, "admin");
  const isToOrder = piece.availability === "made_to_order";
  const copy: NewProduct = newProductSchema.parse({
    ...piece,
    name: `${cutText(piece.name, PRODUCT_FIELDS.name.maxLength - SUFFIX.length)}${SUFFIX}`,
    sku: null,
    stock: 1,
    isActive: false,
    availability: isToOrder ? "made_to_order" : "available",
    dateMade: null,
    reservedFor: null,
    reservedUntil: null,
    leadTime: isToOrder ? piece.leadTime : null,
    images: withPhotos ? piece.images : [],
  });
  return inTransaction(shop, async (shop) => {
    const created = await createProduct(shop, copy, { by });
    await copyPrice(shop, id, created.id);
    return created;
  });
}

/** How the price is built, and the metal price it followed last: the copy's price is as old as the piece's. */
async function copyPrice(shop: Shop, from: number, to: number): Promise<void> {
  const pricing = (await loadPricing(shop, [from])).get(from);
  if (pricing) await writePricing(shop, to, pricing);
  await shop.db
    .updateTable("products")
    .set((eb) => ({
      metalPriceId: eb.selectFrom("products").select("metalPriceId").where("id", "=", from),
    }))
    .where("id", "=", to)
    .execute();
}

const SUFFIX = " (copy)";

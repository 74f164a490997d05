import type { NewProduct, Product } from "#contract/catalogue/products.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { Shop } from "../../shop.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";

/**
 * Creates a hidden copy of a piece: available, one in stock, without SKU, date made and
 * reservation.
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
    name: `${piece.name.slice(0, PRODUCT_FIELDS.name.maxLength - SUFFIX.length)}${SUFFIX}`,
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
  return createProduct(shop, copy, { by });
}

const SUFFIX = " (copy)";

import type { Product } from "#contract/catalogue/products.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

/** @throws not-found for a deleted piece, and for a hidden one if the viewer is a visitor */
export async function getProduct(shop: Shop, id: number, viewer: Viewer): Promise<Product> {
  const rows = await visibleProducts(shop, viewer)
    .selectAll("products")
    .where("products.id", "=", id)
    .execute();
  const [product] = await toProducts(shop, rows, viewer);
  if (!product) throw notFound("Product");
  return product;
}

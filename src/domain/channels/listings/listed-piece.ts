import { createHash } from "node:crypto";
import type { Product } from "#contract/catalogue/products.ts";
import { parseHundredths } from "#contract/decimals.ts";
import { idList } from "../../id-list.ts";
import { countForSale } from "../../catalogue/count-for-sale.ts";
import { toProducts } from "../../catalogue/products/to-products.ts";
import type { Shop } from "../../shop.ts";
import { listedAttributes } from "./listed-attributes.ts";

/** A piece as it is listed on platforms. */
export type ListedPiece = {
  product: Product;
  isDeleted: boolean;
  /** Whether visitors may see it. */
  isShown: boolean;
  priceCents: number;
  /** How many platforms may sell; null for any number of a made-to-order piece. */
  stock: number | null;
  /** Fingerprints; that of the text includes materials, metals, stones and sizes. */
  text: string;
  pictures: string;
};

/** Pieces by id, also those in the trash. */
export async function loadListedPieces(
  shop: Shop,
  ids: number[],
): Promise<Map<number, ListedPiece>> {
  const rows = await shop.db
    .selectFrom("products")
    .selectAll()
    .where("id", "in", idList(shop, ids))
    .execute();
  const products = await toProducts(shop, rows, "admin");
  return new Map(
    products.map((product, index) => [
      product.id,
      toListedPiece(product, rows[index]?.deletedAt !== null),
    ]),
  );
}

function toListedPiece(product: Product, isDeleted: boolean): ListedPiece {
  const isShown = product.isActive && !isDeleted;
  return {
    product,
    isDeleted,
    isShown,
    priceCents: parseHundredths(product.price) ?? 0,
    stock: offeredStock(product, isShown),
    text: fingerprint([product.name, product.description ?? "", ...listedAttributes(product)]),
    pictures: fingerprint(product.images),
  };
}

/** Hidden, deleted, reserved and sold pieces are not offered on platforms. */
function offeredStock(product: Product, isShown: boolean): number | null {
  const { availability } = product;
  if (!isShown || availability === "reserved" || availability === "sold") return 0;
  return countForSale(product);
}

export const fingerprint = (parts: unknown): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

import { foldAddress } from "#contract/fold-address.ts";
import { MAX_ID } from "#contract/max-id.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { visibleCollections } from "../visible-collections.ts";
import { visibleProducts } from "../products/visible-products.ts";
import { FIXED_PATHS, isAlwaysServed } from "./served-paths.ts";

/** A page of the shop, and the piece or collection it shows. */
export type ShopPage = { path: string; productId?: number; collectionId?: number };

/** The page that a viewer gets at a path in any capitalization; null for none. @param path normalized */
export async function findShopPage(
  shop: Shop,
  path: string,
  viewer: Viewer,
): Promise<ShopPage | null> {
  const folded = foldAddress(path);
  // Behind a prefix stand secrets, in which capitals count.
  if (isAlwaysServed(path)) return { path: FIXED_PATHS.has(folded) ? folded : path };
  const [, list, name = "", ...more] = folded.split("/");
  if (more.length > 0) return null;
  if (list === "products") return findPiece(shop, name, viewer);
  if (list === "collections") return findCollection(shop, name, viewer);
  return list === "pages" ? findFooterPage(shop, name) : null;
}

async function findPiece(shop: Shop, name: string, viewer: Viewer): Promise<ShopPage | null> {
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  if (id > MAX_ID) return null;
  const found = await visibleProducts(shop, viewer)
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return found ? { path: `/products/${found.id}`, productId: found.id } : null;
}

async function findCollection(shop: Shop, slug: string, viewer: Viewer): Promise<ShopPage | null> {
  const found = await visibleCollections(shop, viewer)
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return found ? { path: `/collections/${slug}`, collectionId: found.id } : null;
}

async function findFooterPage({ db }: Shop, slug: string): Promise<ShopPage | null> {
  const found = await db
    .selectFrom("pages")
    .select("slug")
    .where("slug", "=", slug)
    .where("content", "!=", "")
    .executeTakeFirst();
  return found ? { path: `/pages/${slug}` } : null;
}

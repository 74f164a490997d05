import { MAX_ID } from "#contract/max-id.ts";
import { readOwnPage } from "#contract/page-link.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { normalizePath } from "./normalize-path.ts";

type Target = { toPath: string; productId?: number; collectionId?: number };

/**
 * The page of the shop at an address, with the piece or collection it shows.
 * @throws invalid when there is none
 */
export async function findRedirectTarget(shop: Shop, address: string): Promise<Target> {
  const isAbsolute = address.startsWith(`${shop.publicUrl}/`);
  const page = readOwnPage(isAbsolute ? address.slice(shop.publicUrl.length) : address);
  const toPath = page && normalizePath(page.pathname);
  if (toPath === null) {
    throw invalid("to", "Enter the address of a page of your shop. Example: /products/12");
  }
  const [, list, name = ""] = toPath.split("/");
  if (list === "products" && name !== "") return { toPath, productId: await getPiece(shop, name) };
  if (list === "collections" && name !== "") {
    return { toPath, collectionId: await getCollection(shop, name) };
  }
  return { toPath };
}

async function getPiece({ db }: Shop, name: string): Promise<number> {
  const id = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  const query = db.selectFrom("products").select("id").where("deletedAt", "is", null);
  const found = id <= MAX_ID && (await query.where("id", "=", id).executeTakeFirst());
  if (!found) throw invalid("to", "There is no piece at that address.");
  return found.id;
}

async function getCollection({ db }: Shop, slug: string): Promise<number> {
  const query = db.selectFrom("collections").select("id").where("deletedAt", "is", null);
  const found = await query.where("slug", "=", slug).executeTakeFirst();
  if (!found) throw invalid("to", "There is no collection at that address.");
  return found.id;
}

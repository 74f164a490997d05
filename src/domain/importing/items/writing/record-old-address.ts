import type { ParsedPiece } from "#contract/importing/imports.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import { recordRedirect } from "../../../catalogue/redirects/record-redirect.ts";
import type { Shop } from "../../../shop.ts";

/** Paths the shop serves itself, which are never redirected. */
const SERVED_PATHS =
  /^\/(?:(?:about|collections|products|blog|subscribe|migrate)|products\/\d+|pages\/[^/]+|(?:admin|api|media|assets|images|feeds)(?:\/.*)?|[^/]*\.(?:xml|txt|webmanifest|ico)|healthz|readyz|(?:collections|products)\/feed\.xml)$/;

/**
 * Redirects the path of a piece at its source to the piece. Paths the shop serves, paths that
 * redirect to another existing piece or collection, and addresses with a query are left alone.
 * @returns the path when a redirect was created
 */
export async function recordOldAddress(
  shop: Shop,
  { address }: ParsedPiece,
  productId: number,
): Promise<string | null> {
  const fromPath =
    address === null || URL.parse(address, "http://source.invalid")?.search
      ? null
      : normalizePath(address);
  if (fromPath === null || SERVED_PATHS.test(fromPath)) return null;
  if (await hasActiveRedirect(shop, fromPath)) return null;
  await recordRedirect(shop, { fromPath, toPath: `/products/${productId}`, productId });
  return fromPath;
}

async function hasActiveRedirect({ db }: Shop, fromPath: string): Promise<boolean> {
  const found = await db
    .selectFrom("redirects")
    .leftJoin("products", "products.id", "redirects.productId")
    .leftJoin("collections", "collections.id", "redirects.collectionId")
    .select(["products.deletedAt as productGone", "collections.deletedAt as collectionGone"])
    .where("fromPath", "=", fromPath)
    .executeTakeFirst();
  return found !== undefined && !found.productGone && !found.collectionGone;
}

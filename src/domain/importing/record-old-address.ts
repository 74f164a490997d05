import { MAX_ID } from "#contract/max-id.ts";
import { findRedirectRow } from "../catalogue/redirects/find-redirect.ts";
import { isAlwaysServed } from "../catalogue/redirects/served-paths.ts";
import { normalizePath } from "../catalogue/redirects/normalize-path.ts";
import { recordRedirect, type RedirectTarget } from "../catalogue/redirects/record-redirect.ts";
import type { Shop } from "../shop.ts";

/** Pages whose names the shop's own have, too, and files at the root, which crawlers look for. */
const OWN_NAMES =
  /^\/(?:pages\/[^/]+|(?:assets|images)(?:\/.*)?|[^/]*\.(?:xml|txt|webmanifest|ico))$/i;

/**
 * Redirects the path of a piece or post at its source to its page here. Paths the shop serves, paths that
 * redirect to another existing piece or collection, and addresses with a query are left alone.
 * @returns the path when a redirect was created
 */
export async function recordOldAddress(
  shop: Shop,
  address: string | null,
  target: RedirectTarget,
): Promise<string | null> {
  const fromPath =
    address === null || URL.parse(address, "http://source.invalid")?.search
      ? null
      : normalizePath(address);
  if (fromPath === null || OWN_NAMES.test(fromPath) || isAlwaysServed(fromPath)) return null;
  if (await findRedirectRow(shop, fromPath, "admin")) return null;
  if (await isOwnPiece(shop, fromPath)) return null;
  await recordRedirect(shop, { fromPath, ...target });
  return fromPath;
}

/** Whether a piece of the shop has the path, or had it before it came to the trash. */
async function isOwnPiece({ db }: Shop, path: string): Promise<boolean> {
  const id = Number(/^\/products\/(\d{1,10})$/i.exec(path)?.[1]);
  if (!(id <= MAX_ID)) return false;
  const piece = await db
    .selectFrom("products")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return piece !== undefined;
}

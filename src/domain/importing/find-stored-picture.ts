import { parseMediaHash, mediaUrl } from "#contract/media/media-urls.ts";
import type { Shop } from "../shop.ts";

/**
 * The stored URL of a picture, given its URL in this shop, absolute as in an export or relative;
 * null for a picture elsewhere.
 */
export async function findStoredPicture(shop: Shop, url: string): Promise<string | null> {
  const path = url.startsWith(`${shop.publicUrl}/`) ? url.slice(shop.publicUrl.length) : url;
  if (path.startsWith("/images/products/")) return path;
  const hash = parseMediaHash(path);
  if (hash === undefined) return null;
  const stored = await shop.db
    .selectFrom("media")
    .select(["hash", "extension"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  return stored ? mediaUrl(stored.hash, stored.extension) : null;
}

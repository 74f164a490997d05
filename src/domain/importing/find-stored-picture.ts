import { parseMediaHash, mediaUrl } from "#contract/media-urls.ts";
import type { Shop } from "../shop.ts";

/**
 * The address under which the shop itself shows a picture: for its own addresses, as its export writes
 * them. null for a picture that is elsewhere.
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

import { getSearchIndex } from "../index/get-search-index.ts";
import type { Shop } from "../../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";

/**
 * Rebuilds the index if another version of this software wrote it. An interrupted rebuild starts over at
 * the next start. Call it before requests are served.
 */
export async function rebuildOutdatedIndex(shop: Shop): Promise<void> {
  if (!(await getSearchIndex(shop.engine).clearIfOutdated(shop.db))) return;
  const piece = await shop.db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (piece) shop.log.info("search index is outdated; rebuilding it once for this version");
  await rebuildIndex(shop);
}

import type { Shop } from "../../shop.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { searchIndex } from "./search-index.ts";

/**
 * Builds the index anew where another version of this software wrote it. One that is cut short begins
 * again at the next start. Call it before anybody searches.
 */
export async function rebuildOutdatedIndex(shop: Shop): Promise<void> {
  if (!(await searchIndex(shop.engine).clearIfOutdated(shop.db))) return;
  const piece = await shop.db.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (piece) shop.log.info("the index of search is built anew, which this version needs once");
  await rebuildIndex(shop);
}

import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import type { Shop } from "../../../shop.ts";
import { type Contents, replaceContents } from "./replace-contents.ts";

/** Loads a shop into a database in one transaction, then rebuilds the search index. */
export async function fillDatabase(shop: Shop, contents: Contents): Promise<void> {
  const renamed = await shop.db
    .transaction()
    .execute((trx) => replaceContents(trx, shop.engine, contents));
  for (const sentence of renamed) shop.log.warn(sentence);
  await rebuildIndex(shop);
}

import { rebuildIndex } from "../../infrastructure/search/rebuild-index.ts";
import type { Shop } from "../../shop.ts";
import { type Contents, replaceContents } from "./replace-contents.ts";

/** Puts a whole shop into a database, or nothing of it, and makes the index of search anew. */
export async function fillDatabase(shop: Shop, contents: Contents): Promise<void> {
  await shop.db.transaction().execute((trx) => replaceContents(trx, shop.engine, contents));
  await rebuildIndex(shop);
}

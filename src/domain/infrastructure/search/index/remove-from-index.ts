import { getSearchIndex } from "./get-search-index.ts";
import type { Shop } from "../../../shop.ts";
import type { SearchKind } from "./search-index.ts";

/** Removes pieces or collections from the index. Call it within the transaction that deletes them. */
export async function removeFromIndex(shop: Shop, kind: SearchKind, ids: number[]): Promise<void> {
  await getSearchIndex(shop.engine).remove(shop.db, kind, ids);
}

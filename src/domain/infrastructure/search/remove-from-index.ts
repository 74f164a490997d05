import type { Shop } from "../../shop.ts";
import { searchIndex, type SearchKind } from "./search-index.ts";

/** Removes pieces or collections from the index. Call it within the transaction that deletes them. */
export async function removeFromIndex(shop: Shop, kind: SearchKind, ids: number[]): Promise<void> {
  await searchIndex(shop.engine).remove(shop.db, kind, ids);
}

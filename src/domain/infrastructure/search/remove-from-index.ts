import type { Shop } from "../../shop.ts";
import { searchIndex, type SearchKind } from "./search-index.ts";

/** Takes pieces or collections out of the index. Call it within the transaction that removes them. */
export async function removeFromIndex(shop: Shop, kind: SearchKind, ids: number[]): Promise<void> {
  await searchIndex(shop.engine).remove(shop.db, kind, ids);
}

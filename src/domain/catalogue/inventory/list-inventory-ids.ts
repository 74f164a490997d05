import type { InventoryFilter } from "#contract/inventory.ts";
import type { Shop } from "../../shop.ts";
import { matchInventory } from "./find-inventory.ts";

/** The ids of all pieces that the filters leave: what "Select all" selects. */
export async function listInventoryIds(shop: Shop, filter: InventoryFilter): Promise<number[]> {
  const { select: find } = await matchInventory(shop, filter);
  const rows = await find({ scope: "unranked" })
    .select("productFacets.productId as id")
    .orderBy("productFacets.productId")
    .execute();
  return rows.map(({ id }) => id);
}

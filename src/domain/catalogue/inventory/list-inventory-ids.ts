import type { InventoryFilter } from "#contract/catalogue/inventory.ts";
import type { Shop } from "../../shop.ts";
import { matchInventory } from "./match-inventory.ts";

/** The ids of all pieces that match the filters, for "Select all". */
export async function listInventoryIds(shop: Shop, filter: InventoryFilter): Promise<number[]> {
  const { select } = await matchInventory(shop, filter);
  const rows = await select({ scope: "unranked" })
    .select("productFacets.productId as id")
    .orderBy("productFacets.productId")
    .execute();
  return rows.map(({ id }) => id);
}

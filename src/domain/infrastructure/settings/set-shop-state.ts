import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordChange } from "../changes/record-change.ts";
import { type ShopState, STATE_KEYS } from "./get-shop-state.ts";

/**
 * Opens or closes the shop, or starts or ends the use of the sample photos. Cached pages change at once.
 * @param by the admin's username, for the history
 */
export async function setShopState(
  shop: Shop,
  change: Partial<ShopState>,
  by: string | null,
): Promise<void> {
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async (shop) => {
    for (const [name, value] of Object.entries(change)) {
      const key = STATE_KEYS[name as keyof ShopState];
      const row = { value: JSON.stringify(value), updatedAt };
      await shop.db
        .insertInto("settings")
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
    }
    if (change.isOpen === undefined) return;
    await recordChange(shop, by, { kind: "shop", action: change.isOpen ? "opened" : "closed" });
  });
}

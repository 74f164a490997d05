import type { Shop } from "../../shop.ts";
import { type ShopState, STATE_KEYS } from "./get-shop-state.ts";

/** Opens or closes the shop, or starts or ends the use of the sample photos. Cached pages change at once. */
export async function setShopState(shop: Shop, change: Partial<ShopState>): Promise<void> {
  const updatedAt = shop.now().toISOString();
  for (const [name, value] of Object.entries(change)) {
    const key = STATE_KEYS[name as keyof ShopState];
    const row = { value: JSON.stringify(value), updatedAt };
    await shop.db
      .insertInto("settings")
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
}

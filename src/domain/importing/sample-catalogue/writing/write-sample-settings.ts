import { setShopState } from "../../../infrastructure/settings/set-shop-state.ts";
import type { Shop } from "../../../shop.ts";
import { readSample } from "../files/sample-files.ts";

/** Writes the sample shop's settings where none are set, and opens the shop with its photos. */
export async function writeSampleSettings(shop: Shop): Promise<void> {
  const sample = await readSample("settings");
  await shop.db
    .insertInto("settings")
    .values(Object.entries(sample).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  await setShopState(shop, { isOpen: true, hasSamplePhotos: true }, null);
}

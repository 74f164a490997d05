import type { Shop } from "../../shop.ts";
import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";

export type ShopState = {
  /** Whether visitors see the pages; until then, they see that the shop opens soon. */
  isOpen: boolean;
  /** Whether pages fill their gaps with the sample shop's photos. */
  hasSamplePhotos: boolean;
};

/** Keys of the settings table. */
export const STATE_KEYS = { isOpen: "shopOpen", hasSamplePhotos: "samplePhotos" } as const;

/** The shop's state; a shop without any is closed and has no photos but its own. */
export function getShopState(shop: Shop): Promise<ShopState> {
  return memoizeByRevision(shop, "shop state", async () => {
    const rows = await shop.db
      .selectFrom("settings")
      .select(["key", "value"])
      .where("key", "in", Object.values(STATE_KEYS))
      .execute();
    const isSet = (key: string) => rows.some((row) => row.key === key && row.value === true);
    return {
      isOpen: isSet(STATE_KEYS.isOpen),
      hasSamplePhotos: isSet(STATE_KEYS.hasSamplePhotos),
    };
  });
}

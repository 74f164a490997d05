import type { Shop } from "../../shop.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";

/** Deletes for good what has lain in the trash for 30 days. @returns how many things are gone */
export const purgeExpiredTrash = (shop: Shop): Promise<number> =>
  purgeTrash(shop, { expiredAt: shop.now().toISOString() });

import type { Shop } from "../../shop.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";

/** Permanently deletes entities that have been in the trash for 30 days. @returns how many were deleted */
export const purgeExpiredTrash = (shop: Shop): Promise<number> =>
  purgeTrash(shop, { expiredAt: shop.now().toISOString() });

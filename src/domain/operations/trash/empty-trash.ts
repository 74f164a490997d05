import type { Shop } from "../../shop.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";

/** Permanently deletes everything in the trash. @returns how many entities were deleted */
export const emptyTrash = (shop: Shop): Promise<number> => purgeTrash(shop);

import type { Shop } from "../../shop.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";

/** Deletes all that lies in the trash for good. @returns how many things are gone */
export const emptyTrash = (shop: Shop): Promise<number> => purgeTrash(shop);

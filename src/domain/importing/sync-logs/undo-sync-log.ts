import type { UndoneImport } from "#contract/importing/undone-import.ts";
import { CONVERSION } from "../conversion/conversion-log.ts";
import { undoConversion } from "../conversion/undo-conversion.ts";
import { undoImport } from "../imports/undo-import.ts";
import type { Shop } from "../../shop.ts";

/**
 * Undoes an import or a conversion.
 * @param by username of the admin
 * @throws not-found when there is no such sync log; conflict when it cannot be undone, or is undone
 * already
 */
export async function undoSyncLog(
  shop: Shop,
  id: number,
  by: string | null,
): Promise<UndoneImport & { message: string }> {
  const log = await shop.db
    .selectFrom("syncLogs")
    .select("syncType")
    .where("id", "=", id)
    .executeTakeFirst();
  if (log?.syncType !== CONVERSION) {
    return { message: "Import undone", ...(await undoImport(shop, id, by)) };
  }
  const { message, removed } = await undoConversion(shop, id, by);
  return { message, undone: removed, kept: [] };
}

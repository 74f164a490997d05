import type { ItemKind } from "#contract/importing/import-records.ts";
import type { ImportVerdict } from "#contract/importing/imports.ts";
import type { Shop } from "../../shop.ts";
import { getRecordHandler } from "./get-record-handler.ts";
import type { RecordRemoval } from "./record-handler.ts";

type Applied = {
  kind: ItemKind;
  verdict: ImportVerdict;
  entityId: number | null;
  made: string | null;
};

/**
 * Moves an added record to the trash and changes a changed one back, unless it was edited since. Call it within a
 * transaction.
 */
export async function undoRecord(
  shop: Shop,
  { kind, verdict, entityId, made }: Applied,
  removal: RecordRemoval,
): Promise<{ undone: boolean; kept: string[] }> {
  if (kind === "piece" || entityId === null) return { undone: false, kept: [] };
  const handler = getRecordHandler(kind);
  const state = await handler.stateOf(shop, entityId);
  if (state === null) return { undone: false, kept: [] };
  if (verdict === "change") {
    const undone = made !== null && (await handler.changes?.revert(shop, entityId, made)) === true;
    return { undone, kept: undone ? [] : [handler.keptReason] };
  }
  if (state !== made) return { undone: false, kept: [handler.keptReason] };
  await handler.remove(shop, entityId, removal);
  return { undone: true, kept: [] };
}

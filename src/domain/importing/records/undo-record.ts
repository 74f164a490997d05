import type { ItemKind } from "#contract/importing/import-records.ts";
import type { Shop } from "../../shop.ts";
import { getRecordHandler } from "./get-record-handler.ts";
import type { RecordRemoval } from "./record-handler.ts";

type Added = { kind: ItemKind; entityId: number | null; made: string | null };

/** Moves an added record to the trash unless it was edited since. Call it within a transaction. */
export async function undoRecord(
  shop: Shop,
  { kind, entityId, made }: Added,
  removal: RecordRemoval,
): Promise<{ undone: boolean; kept: string[] }> {
  if (kind === "piece" || entityId === null) return { undone: false, kept: [] };
  const handler = getRecordHandler(kind);
  const state = await handler.stateOf(shop, entityId);
  if (state === null) return { undone: false, kept: [] };
  if (state !== made) return { undone: false, kept: [handler.keptReason] };
  await handler.remove(shop, entityId, removal);
  return { undone: true, kept: [] };
}

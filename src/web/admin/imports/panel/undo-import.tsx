import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { useImportActions } from "../current/use-import-actions.ts";

/** Undoes an import, if that is possible. */
export function UndoImport({ syncLog }: { syncLog: SyncLog }) {
  const { undo } = useImportActions(syncLog.id);
  const canBeUndone =
    ["woocommerce", "website", "spreadsheet", "conversion"].includes(syncLog.syncType) &&
    ["completed", "failed", "cancelled"].includes(syncLog.status) &&
    syncLog.recordsSuccess > 0;
  if (!canBeUndone) return null;
  return (
    <button
      className="btn small quiet import-history-undo"
      disabled={undo.isPending}
      onClick={() => undo.mutate()}
      type="button"
    >
      {undo.isPending ? "Undoing…" : "Undo"}
      <span className="sr"> {syncLog.label ?? syncLog.syncType}</span>
    </button>
  );
}

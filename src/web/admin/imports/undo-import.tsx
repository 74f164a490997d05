import type { SyncLog } from "#contract/sync-logs.ts";
import { useImportActions } from "./use-import-actions.ts";

/** Undoes an import, if that is possible. */
export function UndoImport({ run }: { run: SyncLog }) {
  const { undo } = useImportActions(run.id);
  const canBeUndone =
    ["woocommerce", "website", "spreadsheet", "conversion"].includes(run.syncType) &&
    ["completed", "failed", "cancelled"].includes(run.status) &&
    run.recordsSuccess > 0;
  if (!canBeUndone) return null;
  return (
    <button
      className="btn small quiet runs-undo"
      disabled={undo.isPending}
      onClick={() => undo.mutate()}
      type="button"
    >
      {undo.isPending ? "Undoing..." : "Undo"}
      <span className="sr"> {run.label ?? run.syncType}</span>
    </button>
  );
}

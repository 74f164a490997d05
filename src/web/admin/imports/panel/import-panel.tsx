import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";
import { ImportProgressView } from "./import-progress.tsx";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { ImportReportView } from "../preview/import-report.tsx";
import { formatRecordCount, IMPORT_STATUSES, IMPORT_KINDS } from "../current/describe-import.ts";
import { UndoImport } from "./undo-import.tsx";
import { useImport } from "../current/use-import.ts";
import "./import-panel.css";

/** One import: its progress while it runs, then its report. */
export function ImportPanel({ syncLogId }: { syncLogId: number }) {
  const { progress, isRunning, ...query } = useImport(syncLogId);
  return (
    <QueryState query={query} skeleton={<Skeleton className="import-skeleton" />}>
      {(syncLog) =>
        progress ? (
          <div className="import-panel">
            {isRunning ? (
              <ImportProgressView progress={progress} />
            ) : (
              <ImportReportView
                progress={progress}
                report={syncLog.report}
                syncType={syncLog.syncType}
              />
            )}
          </div>
        ) : (
          <SyncSummary syncLog={syncLog} />
        )
      }
    </QueryState>
  );
}

/** A sync that is not an import has no report, only its outcome. */
function SyncSummary({ syncLog }: { syncLog: SyncLog }) {
  return (
    <div className="import-panel">
      <p className="import-title">
        {IMPORT_STATUSES[syncLog.status] ?? syncLog.status}{" "}
        <b>{IMPORT_KINDS[syncLog.syncType] ?? syncLog.syncType}</b>
      </p>
      {syncLog.errorDetails && <p className="err">{syncLog.errorDetails}</p>}
      <p>{formatRecordCount(syncLog)}</p>
      <div>
        <UndoImport syncLog={syncLog} />
      </div>
    </div>
  );
}

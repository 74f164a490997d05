import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { ImportProgressView } from "./import-progress.tsx";
import type { SyncLog } from "#contract/sync-logs.ts";
import { ImportReportView } from "./import-report.tsx";
import { KIND_LABELS, STATUS_LABELS, formatRecordCount } from "./describe-import.ts";
import { UndoImport } from "./undo-import.tsx";
import { useImport } from "./use-import.ts";
import "./import-panel.css";

/** One run in place: how far it is while it goes, and then what came of it. */
export function ImportPanel({ syncLogId }: { syncLogId: number }) {
  const { data, error, progress, isRunning, refetch } = useImport(syncLogId);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="run-skeleton" />;
  if (!progress) return <PlainRun run={data} />;
  return (
    <div className="run">
      {isRunning ? (
        <ImportProgressView progress={progress} />
      ) : (
        <ImportReportView progress={progress} report={data.report} syncType={data.syncType} />
      )}
    </div>
  );
}

/** A run that is no import: how it ended is all there is to tell. */
function PlainRun({ run }: { run: SyncLog }) {
  return (
    <div className="run">
      <p className="run-title">
        {STATUS_LABELS[run.status] ?? run.status} <b>{KIND_LABELS[run.syncType] ?? run.syncType}</b>
      </p>
      {run.errorDetails && <p className="err">{run.errorDetails}</p>}
      <p>{formatRecordCount(run)}</p>
      <div>
        <UndoImport run={run} />
      </div>
    </div>
  );
}

import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { RunProgress } from "./import-progress.tsx";
import type { SyncLog } from "#contract/sync-logs.ts";
import { RunReport } from "./import-report.tsx";
import { KIND_WORDS, STATUS_WORDS, tellRecords } from "./describe-import.ts";
import { UndoRun } from "./undo-import.tsx";
import { useRun } from "./use-import.ts";
import "./import-panel.css";

/** One run in place: how far it is while it goes, and then what came of it. */
export function RunPanel({ syncLogId }: { syncLogId: number }) {
  const { data, error, progress, isRunning, refetch } = useRun(syncLogId);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="run-skeleton" />;
  if (!progress) return <PlainRun run={data} />;
  return (
    <div className="run">
      {isRunning ? (
        <RunProgress progress={progress} />
      ) : (
        <RunReport progress={progress} report={data.report} syncType={data.syncType} />
      )}
    </div>
  );
}

/** A run that is no import: how it ended is all there is to tell. */
function PlainRun({ run }: { run: SyncLog }) {
  return (
    <div className="run">
      <p className="run-title">
        {STATUS_WORDS[run.status] ?? run.status} <b>{KIND_WORDS[run.syncType] ?? run.syncType}</b>
      </p>
      {run.errorDetails && <p className="err">{run.errorDetails}</p>}
      <p>{tellRecords(run)}</p>
      <div>
        <UndoRun run={run} />
      </div>
    </div>
  );
}

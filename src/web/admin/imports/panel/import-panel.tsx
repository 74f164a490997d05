import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import {
  type ImportProgress,
  type SyncLogDetail,
  importProgressSchema,
} from "#contract/importing/imports.ts";
import { QueryState } from "../../query-state.tsx";
import { ImportReportView } from "../preview/import-report.tsx";
import {
  formatRecordCount,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  isImportRunning,
} from "../current/describe-import.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { ImportProgressView } from "./import-progress.tsx";
import { UndoImport } from "./undo-import.tsx";
import "./import-panel.css";

/** Milliseconds before reconnecting after the browser gave up. */
const RECONNECT_DELAY_MS = 3000;

/** One import: its progress while it runs, then its report. */
export function ImportPanel({ syncLogId }: { syncLogId: number }) {
  const { progress, isRunning, ...query } = useImport(syncLogId);
  return (
    <QueryState query={query} skeleton={<Skeleton className="import-skeleton" />}>
      {(syncLog) =>
        progress ? (
          <div className="stack ruled import-panel">
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
    <div className="stack ruled import-panel">
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

/**
 * An import and its progress, which server-sent events update while it runs in any process.
 */
function useImport(syncLogId: number) {
  const client = useQueryClient();
  const path = `/api/sync-logs/${syncLogId}`;
  const query = useQuery<SyncLogDetail>({ queryKey: [path] });
  const [live, setLive] = useState<ImportProgress | null>(null);
  const isRunning = query.data?.progress != null && isImportRunning(query.data.progress.state);

  useEffect(() => {
    if (!isRunning) return undefined;
    return watchImport(syncLogId, {
      onProgress: setLive,
      onEnd: () => {
        setLive(null);
        void refetchImported(client);
      },
      onBroken: () => void client.invalidateQueries({ queryKey: [`/api/sync-logs/${syncLogId}`] }),
    });
  }, [client, isRunning, syncLogId]);

  return {
    ...query,
    progress: (isRunning ? live : null) ?? query.data?.progress ?? null,
    isRunning,
  };
}

type Watcher = {
  onProgress: (progress: ImportProgress) => void;
  onEnd: () => void;
  /** Called when the connection closed; it is retried. */
  onBroken: () => void;
};

/** Follows an import by server-sent events until it ends. @returns a function that stops it */
function watchImport(syncLogId: number, { onProgress, onEnd, onBroken }: Watcher): () => void {
  let events: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(`/api/sync-logs/${syncLogId}/events`);
    events.addEventListener("progress", ({ data }: MessageEvent<string>) =>
      onProgress(importProgressSchema.parse(JSON.parse(data))),
    );
    events.addEventListener("end", () => {
      events.close();
      onEnd();
    });
    // The browser reconnects by itself unless the response was an error.
    events.addEventListener("error", () => {
      if (events.readyState !== EventSource.CLOSED) return;
      onBroken();
      timer = setTimeout(connect, RECONNECT_DELAY_MS);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    events.close();
  };
}

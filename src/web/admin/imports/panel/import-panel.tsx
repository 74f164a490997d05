import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import {
  type ImportProgress,
  type SyncLogDetail,
  importProgressSchema,
} from "#contract/importing/imports.ts";
import { countOf } from "#contract/count-of.ts";
import { Meter } from "#web/ui/meter.tsx";
import { formatCount } from "#contract/decimals.ts";
import { QueryState } from "../../query-state.tsx";
import { ImportReportView } from "../preview/import-report.tsx";
import {
  formatRecordCount,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  isImportRunning,
  formatProgress,
  formatTimeLeft,
  VERDICTS,
  VERDICT_LABELS,
} from "../current/describe-import.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { useImportActions } from "../current/use-import-actions.ts";
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

const PHASES: Record<string, string> = {
  reading: "Reading",
  applying: "Importing",
  undoing: "Undoing",
};

/** The progress of a running import. */
function ImportProgressView({ progress }: { progress: ImportProgress }) {
  const { state, label, done, total, photos, current, secondsLeft, way } = progress;
  const phase = phaseOf(progress);
  const left = formatTimeLeft(secondsLeft);
  return (
    <>
      <p className="import-title">
        {phase} <b>{label}</b>
      </p>
      {way && <p className="import-way">{way}</p>}
      <div>
        <Meter
          label={`${phase} ${label}`}
          max={total ?? 0}
          text={formatProgress(progress)}
          value={done}
        />
        <p className="cluster small import-line">
          <span>
            {formatProgress(progress)}
            {photos > 0 && ` · ${countOf(photos, "photo")}`}
          </span>
          {left && <span>{left}</span>}
        </p>
      </div>
      <p className="ellipsis import-current">
        {isNothingWritten(progress) ? "Nothing is in your shop yet." : (current ?? "\u00a0")}
      </p>
      <VerdictCounts progress={progress} />
      <output className="sr">{announce(phase, progress)}</output>
      {state !== "undoing" && <ProgressButtons progress={progress} />}
    </>
  );
}

const phaseOf = ({ state, dryRun, paused }: ImportProgress): string => {
  if (dryRun) return "Checking";
  return paused ? "Paused:" : (PHASES[state] ?? "Working on");
};

const isNothingWritten = ({ done, paused, state }: ImportProgress): boolean =>
  paused && (state === "reading" || done === 0);

/** A preview is over too soon to be paused, and a file is read only once. */
function ProgressButtons({ progress }: { progress: ImportProgress }) {
  const { cancel, pause, resume } = useImportActions(progress.syncLogId);
  const { dryRun, paused, state } = progress;
  return (
    <div className="desk-buttons">
      {!dryRun && state === "applying" && (
        <button
          className="btn quiet"
          disabled={pause.isPending || resume.isPending}
          onClick={() => (paused ? resume : pause).mutate()}
          type="button"
        >
          {paused ? "Continue" : "Pause"}
        </button>
      )}
      <button
        className="btn quiet"
        disabled={cancel.isPending || cancel.isSuccess}
        onClick={() => cancel.mutate()}
        type="button"
      >
        {cancel.isPending || cancel.isSuccess ? "Canceling…" : "Cancel import"}
      </button>
    </div>
  );
}

/** Announces progress in quarters: every item would be too much for a screen reader. */
function announce(phase: string, { label, done, total }: ImportProgress): string {
  const quarters = total ? Math.floor((4 * done) / total) : 0;
  return quarters === 0 ? `${phase} ${label}` : `${phase} ${label}, ${quarters * 25} percent`;
}

/** What a running import is about to do, by verdict: its items are counted as they are read. */
function VerdictCounts({ progress }: { progress: ImportProgress }) {
  return (
    <dl className="import-counts">
      {VERDICTS.map(({ verdict, count }) => (
        <div className="import-count" key={verdict}>
          <dt>{VERDICT_LABELS[verdict].planned}</dt>
          <dd>{formatCount(count(progress))}</dd>
        </div>
      ))}
    </dl>
  );
}

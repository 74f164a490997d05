import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { SyncLog } from "#contract/sync-logs.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { LoadFailed } from "../load-failed.tsx";
import { KIND_LABELS, STATUS_LABELS, formatRecordCount } from "./describe-import.ts";
import { UndoImport } from "./undo-import.tsx";

const STEP = 10;

/** What came in, when, by whom and how it went; each with its report and a way back. */
export function ImportHistory() {
  const { settings } = useDesk();
  const [shown, setShown] = useState(STEP);
  const runs = useQuery<SyncLog[]>({ queryKey: [`/api/sync-logs?limit=${shown}`] });
  const moment = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: settings.timeZone,
  });
  return (
    <section aria-labelledby="runs" className="desk-part">
      <h2 id="runs">Runs</h2>
      <div className="import-body">
        {runs.error ? (
          <LoadFailed error={runs.error} onRetry={() => void runs.refetch()} />
        ) : !runs.data ? (
          <Skeleton className="run-skeleton" />
        ) : runs.data.length === 0 ? (
          <p className="muted">
            Nothing was imported yet. What is, stands here with its report and can be undone.
          </p>
        ) : (
          <ul className="runs">
            {runs.data.map((run) => (
              <li key={run.id}>
                <p className="runs-what">
                  <Link className="link" to={`/admin/runs/${run.id}`}>
                    {run.label ?? KIND_LABELS[run.syncType] ?? run.syncType}
                  </Link>
                  <span className="muted">{run.label && KIND_LABELS[run.syncType]}</span>
                </p>
                <p className="runs-when muted">
                  <time dateTime={run.startedAt}>{moment.format(new Date(run.startedAt))}</time>
                  {run.startedBy && `, ${run.startedBy}`}
                </p>
                <p className="runs-how">
                  <b>{STATUS_LABELS[run.status] ?? run.status}</b>
                  <span>{formatRecordCount(run)}</span>
                </p>
                <UndoImport run={run} />
              </li>
            ))}
          </ul>
        )}
        {runs.data && runs.data.length >= shown && (
          <div className="desk-buttons">
            <button className="btn small quiet" onClick={() => setShown(shown + 25)} type="button">
              Show more
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { SyncLog } from "#contract/sync-logs.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatTimeOrDay } from "../format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { LoadFailed } from "../load-failed.tsx";
import { useNow } from "../use-now.ts";
import { describeSync } from "./platform-labels.ts";

const SHOWN = 20;

/** What ran, when, how long, for whom, and what went wrong. */
export function SyncHistory({ platformId }: { platformId?: number }) {
  const of = platformId === undefined ? "" : `platformId=${platformId}&`;
  const runs = useQuery<SyncLog[]>({ queryKey: [`/api/sync-logs?${of}page=1&limit=${SHOWN}`] });
  return (
    <section className="platform-part" aria-labelledby="sync-runs">
      <h2 id="sync-runs">Runs</h2>
      {runs.error ? (
        <LoadFailed error={runs.error} onRetry={() => void runs.refetch()} />
      ) : runs.isPending ? (
        <Skeleton className="platform-pending" />
      ) : runs.data.length === 0 ? (
        <p className="platform-none">Nothing ran yet.</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Run</th>
              <th scope="col">Began</th>
              <th scope="col">Took</th>
              <th scope="col">By</th>
              <th scope="col" className="num">
                Records
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.data.map((run) => (
              <SyncRun key={run.id} run={run} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function SyncRun({ run }: { run: SyncLog }) {
  const { settings } = useDesk();
  const now = useNow();
  const { recordsSuccess, recordsError } = run;
  return (
    <tr>
      <th scope="row">
        {run.label ?? describeSync(run.syncType)}
        {run.status !== "completed" && <span> ({run.status})</span>}
        {run.errorDetails && <span className="run-errors">{run.errorDetails}</span>}
      </th>
      <td>{formatTimeOrDay(run.startedAt, now, settings.timeZone)}</td>
      <td>{run.completedAt ? describeSpan(run.startedAt, run.completedAt) : "under way"}</td>
      <td>{run.startedBy ?? "by itself"}</td>
      <td className="num">
        {recordsSuccess}
        {recordsError > 0 && <span className="err"> {recordsError} failed</span>}
      </td>
    </tr>
  );
}

function describeSpan(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  return seconds < 60 ? `${seconds}\u00A0s` : `${Math.round(seconds / 60)}\u00A0min`;
}

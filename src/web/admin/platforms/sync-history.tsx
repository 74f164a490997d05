import { useQuery } from "@tanstack/react-query";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { QueryList } from "../list/query-list.tsx";
import { useNow } from "../use-now.ts";
import { describeSync } from "./platform-labels.ts";

const SHOWN = 20;

/** The last syncs with time, duration, user and errors. */
export function SyncHistory({ platformId }: { platformId?: number }) {
  const of = platformId === undefined ? "" : `platformId=${platformId}&`;
  const syncs = useQuery<SyncLog[]>({ queryKey: [`/api/sync-logs?${of}page=1&limit=${SHOWN}`] });
  return (
    <section className="platform-part" aria-labelledby="sync-history">
      <h2 id="sync-history">Sync history</h2>
      <QueryList
        query={syncs}
        items={syncs.data}
        skeleton={<Skeleton className="platform-pending" />}
        empty={<p className="platform-none">No syncs yet.</p>}
      >
        {(items) => (
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Sync</th>
                <th scope="col">Started</th>
                <th scope="col">Took</th>
                <th scope="col">By</th>
                <th scope="col" className="num">
                  Records
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((sync) => (
                <SyncRow key={sync.id} sync={sync} />
              ))}
            </tbody>
          </table>
        )}
      </QueryList>
    </section>
  );
}

function SyncRow({ sync }: { sync: SyncLog }) {
  const { settings } = useDesk();
  const now = useNow();
  const { recordsSuccess, recordsError, startedAt, completedAt } = sync;
  return (
    <tr>
      <th scope="row">
        {sync.label ?? describeSync(sync.syncType)}
        {sync.status !== "completed" && <span> ({sync.status})</span>}
        {sync.errorDetails && <span className="sync-errors">{sync.errorDetails}</span>}
      </th>
      <td>{formatTimeOrDay(startedAt, now, settings.timeZone)}</td>
      <td>{completedAt ? formatDuration(startedAt, completedAt) : "running"}</td>
      <td>{sync.startedBy ?? "automatic"}</td>
      <td className="num">
        {recordsSuccess}
        {recordsError > 0 && <span className="err">{` ${recordsError} failed`}</span>}
      </td>
    </tr>
  );
}

function formatDuration(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  return seconds < 60 ? `${seconds}\u00A0s` : `${Math.round(seconds / 60)}\u00A0min`;
}

import { Link } from "react-router";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { usePagedList } from "../../api-client/use-paged-list.ts";
import { QueryList } from "../../list/query-list.tsx";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { formatRecordCount, IMPORT_KINDS, IMPORT_STATUSES } from "../current/describe-import.ts";
import { UndoImport } from "./undo-import.tsx";

const PER_PAGE = 10;

/** All imports with time, user, outcome, report and undo. */
export function ImportHistory() {
  const imports = usePagedList<SyncLog>("/api/sync-logs", PER_PAGE);
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="import-history" className="desk-part">
      <h2 id="import-history">Import history</h2>
      <div className="stack import-body">
        <QueryList
          query={imports}
          items={imports.items}
          skeleton={<Skeleton className="import-skeleton" />}
          empty={
            <p className="muted">
              No imports yet. Each one is listed here, with its report and Undo.
            </p>
          }
          pagination={
            imports.hasNextPage && (
              <div className="desk-buttons">
                <ShowMoreButton list={imports} className="btn small quiet" />
              </div>
            )
          }
        >
          {(items) => (
            <ul className="import-history">
              {items.map((syncLog) => (
                <li key={syncLog.id}>
                  <p className="import-history-what">
                    <Link className="link" to={`/admin/imports/${syncLog.id}`}>
                      {syncLog.label ?? IMPORT_KINDS[syncLog.syncType] ?? syncLog.syncType}
                    </Link>
                    <span className="muted">{syncLog.label && IMPORT_KINDS[syncLog.syncType]}</span>
                  </p>
                  <p className="import-history-when muted">
                    <time dateTime={syncLog.startedAt}>{formatTime(syncLog.startedAt)}</time>
                    {syncLog.startedBy && `, ${syncLog.startedBy}`}
                  </p>
                  <p className="import-history-how">
                    <b>{IMPORT_STATUSES[syncLog.status] ?? syncLog.status}</b>
                    <span>{formatRecordCount(syncLog)}</span>
                  </p>
                  <UndoImport syncLog={syncLog} />
                </li>
              ))}
            </ul>
          )}
        </QueryList>
      </div>
    </section>
  );
}

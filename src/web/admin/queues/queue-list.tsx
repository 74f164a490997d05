import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePagedList } from "../api-client/use-paged-list.ts";
import { LoadFailed } from "../load-failed.tsx";
import "../desk-screen.css";
import "../to-do.css";
import "./queue-list.css";

const PER_PAGE = 50;

type Props<Entry> = {
  title: string;
  why: string;
  /** "/api/import-queue" */
  path: string;
  /** The state of those that wait. */
  waiting: string;
  /** What is said when nothing waits. */
  nothing: string;
  row: ComponentType<{ entry: Entry }>;
};

/** A whole queue: what waits for a yes or no, and what was decided. */
export function QueueList<Entry extends { id: number }>({
  title,
  why,
  path,
  waiting,
  nothing,
  row: Row,
}: Props<Entry>) {
  const [status, setStatus] = useState(waiting);
  const queue = usePagedList<Entry>(status ? `${path}?status=${status}` : path, PER_PAGE);
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{title}</h1>
          <p>
            {why}{" "}
            <Link className="link" to="/admin/dashboard">
              To-Do List
            </Link>
          </p>
        </div>
      </header>
      <div className="desk-tools">
        <select aria-label="Show" onChange={({ target }) => setStatus(target.value)} value={status}>
          <option value={waiting}>Waiting</option>
          <option value="">All of them</option>
        </select>
        <output className="muted">{queue.items && queue.total.toLocaleString("en-US")}</output>
      </div>
      {queue.error ? (
        <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />
      ) : !queue.items ? (
        <Skeleton className="desk-table-skeleton" />
      ) : queue.items.length === 0 ? (
        <div className="empty">
          <h2>Nothing waits here</h2>
          <p>{nothing}</p>
        </div>
      ) : (
        <ul className="queue-list">
          {queue.items.map((entry) => (
            <Row entry={entry} key={entry.id} />
          ))}
        </ul>
      )}
      {queue.hasNextPage && (
        <button
          className="btn quiet"
          disabled={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
          type="button"
        >
          {queue.isFetchingNextPage ? "Loading..." : "Show more"}
        </button>
      )}
    </>
  );
}

import { formatCount } from "#contract/decimals.ts";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { usePagedList } from "../api-client/use-paged-list.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { ShowMoreButton } from "../list/show-more-button.tsx";
import "../desk-screen.css";
import "../to-do.css";
import "./queue-list.css";

const PER_PAGE = 50;

type Props<Entry> = {
  title: string;
  why: string;
  /** "/api/import-queue" */
  path: string;
  /** The status of open entries. */
  waiting: string;
  /** The text of the empty state. */
  nothing: string;
  row: ComponentType<{ entry: Entry }>;
};

/** A queue with its open and its decided entries. */
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
          <option value={waiting}>Open</option>
          <option value="">All</option>
        </select>
        <output className="muted">{queue.items && formatCount(queue.total)}</output>
      </div>
      <QueryList
        query={queue}
        items={queue.items}
        empty={<EmptyState title="You’re all caught up">{nothing}</EmptyState>}
        pagination={<ShowMoreButton list={queue} />}
      >
        {(entries) => (
          <ul className="queue-list">
            {entries.map((entry) => (
              <Row entry={entry} key={entry.id} />
            ))}
          </ul>
        )}
      </QueryList>
    </>
  );
}

import { useDeferredValue, useState } from "react";
import { countOf } from "#contract/count-of.ts";
import type { Subscriber } from "#contract/newsletter/subscribers.ts";
import { callApi } from "../api-client/call-api.ts";
import { saveFile } from "../api-client/download-export.ts";
import { usePage } from "../api-client/use-page.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useAction } from "../use-action.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";
import { useMail } from "../use-mail.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { Letters } from "./letters.tsx";
import { toCsv } from "./to-csv.ts";
import "../desk-screen.css";

export const meta = () => [{ title: "Subscribers" }];

export default function SubscribersScreen() {
  const [typed, setTyped] = useState("");
  const term = useDeferredValue(typed.trim());
  const path = term ? `/api/subscribers?search=${encodeURIComponent(term)}` : "/api/subscribers";
  const subscribers = usePage<Subscriber>(path);
  const mail = useMail();
  const remove = useRemoveSubscriber();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Subscribers</h1>
          <p aria-live="polite">
            {term
              ? subscribers.items && `${subscribers.total} found`
              : mail && countOf(mail.subscribers, "subscriber")}
          </p>
        </div>
        <ExportCsv />
      </header>
      <Letters />
      <div className="desk-tools">
        <input
          type="search"
          aria-label="Search subscribers"
          placeholder="Search by email"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <QueryList
        query={subscribers}
        items={subscribers.items}
        isFiltered={term !== ""}
        noMatches={<EmptyState title="No matches">Try a shorter part of the address.</EmptyState>}
        empty={
          <EmptyState title="No subscribers yet">
            People subscribe with the form at the bottom of every page.
          </EmptyState>
        }
      >
        {(items) => (
          <SubscriberTable
            subscribers={items}
            onRemove={(subscriber) => remove.mutate(subscriber)}
          />
        )}
      </QueryList>
    </>
  );
}

function ExportCsv() {
  const showError = useErrorToast();
  const exporting = useAction({
    mutationFn: async () => {
      const all = await callApi<Subscriber[]>("GET", "/api/subscribers");
      saveFile(new Blob([toCsv(all)], { type: "text/csv;charset=utf-8" }), "subscribers.csv");
    },
    onError: (error) => showError("Couldn’t export the list", error),
  });
  return (
    <button
      className="btn quiet"
      type="button"
      disabled={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      Export CSV
    </button>
  );
}

const useRemoveSubscriber = () =>
  useDeleteWithUndo<Subscriber>({
    path: "/api/subscribers",
    refetched: ["/api/subscribers", "/api/mail", "/api/trash", "/api/admin/stats"],
    deleted: ({ email }) => ({ title: `${email} removed` }),
    deleteFailed: "Couldn’t remove the subscriber",
    restoreFailed: "Couldn’t restore the subscriber",
  });

type SubscriberTableProps = {
  subscribers: Subscriber[];
  onRemove: (subscriber: Subscriber) => void;
};

function SubscriberTable({ subscribers, onRemove }: SubscriberTableProps) {
  const formatDate = useDateFormat();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Since</th>
          <th scope="col">
            <span className="sr">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <tr key={subscriber.id}>
            <th scope="row">
              {subscriber.email}
              <small> {describeState(subscriber)}</small>
            </th>
            <td>{formatDate(subscriber.createdAt)}</td>
            <td>
              <button
                className="btn small quiet"
                type="button"
                onClick={() => onRemove(subscriber)}
              >
                Remove
                <span className="sr"> {subscriber.email}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function describeState({ isActive, confirmedAt }: Subscriber): string {
  if (!isActive) return "unsubscribed";
  return confirmedAt === null ? "not confirmed" : "";
}

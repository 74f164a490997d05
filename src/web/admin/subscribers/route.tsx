import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Subscriber } from "#contract/subscribers.ts";
import type { Deleted } from "#contract/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { saveFile } from "../api-client/download-export.ts";
import { refetch } from "../api-client/refetch.ts";
import { usePage } from "../api-client/use-page.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { Letters } from "./letters.tsx";
import { SubscriberTable } from "./subscriber-table.tsx";
import { toCsv } from "./to-csv.ts";
import "../desk-screen.css";

export const meta = () => [{ title: "Subscribers" }];

/** Who gets the letter. */
export default function SubscribersScreen() {
  const [typed, setTyped] = useState("");
  const term = useDeferredValue(typed.trim());
  const path = term ? `/api/subscribers?search=${encodeURIComponent(term)}` : "/api/subscribers";
  const subscribers = usePage<Subscriber>(path);
  const remove = useRemoveSubscriber();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Subscribers</h1>
          <p aria-live="polite">{subscribers.items && formatCount(subscribers.total, term)}</p>
        </div>
        <ExportCsv />
      </header>
      <Letters />
      <div className="desk-tools">
        <input
          type="search"
          aria-label="Search subscribers"
          placeholder="Search by e-mail"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <QueryList
        query={subscribers}
        items={subscribers.items}
        isFiltered={term !== ""}
        noMatches={
          <EmptyState title="Nobody of that name">Try a shorter part of the address.</EmptyState>
        }
        empty={
          <EmptyState title="Nobody yet">
            The form at the foot of every page brings them here.
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

const formatCount = (count: number, term: string): string =>
  term
    ? `${count} found`
    : count === 1
      ? "One person is on the list."
      : `${count} people are on the list.`;

function ExportCsv() {
  const { toast } = useToast();
  const exporting = useMutation({
    mutationFn: async () => {
      const all = await callApi<Subscriber[]>("GET", "/api/subscribers");
      saveFile(new Blob([toCsv(all)], { type: "text/csv;charset=utf-8" }), "subscribers.csv");
    },
    onError: (error) =>
      toast({
        title: "Failed to export data",
        description: error.message,
        variant: "destructive",
      }),
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

function useRemoveSubscriber() {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => refetch(client, "/api/subscribers", "/api/trash", "/api/admin/stats");
  const onError = (error: Error) =>
    toast({
      title: "Failed to remove subscriber",
      description: error.message,
      variant: "destructive",
    });
  return useMutation({
    mutationFn: ({ id }: Subscriber) => callApi<Deleted>("DELETE", `/api/subscribers/${id}`),
    onSuccess: async ({ trashId }, { email }) => {
      toast({
        title: `${email} removed`,
        action: {
          label: "Undo",
          onPress: () => {
            callApi("POST", `/api/trash/${trashId}/restore`).then(refresh, onError);
          },
        },
      });
      await refresh();
    },
    onError,
  });
}

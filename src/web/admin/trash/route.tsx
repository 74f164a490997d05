import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { TRASH_DAYS, type TrashEntry, type Restored } from "#contract/operations/trash.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { TrashTable } from "./trash-table.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "../desk-screen.css";
import { ApiError } from "../api-client/api-error.ts";
import { holdRow } from "../hold-row.ts";

export const meta = () => [{ title: MESSAGES.title }];

/** Everything deleted in the last 30 days, to restore. */
export default function TrashScreen() {
  const trash = useQuery<TrashEntry[]>({ queryKey: ["/api/trash"] });
  const [inTheWay, setInTheWay] = useState<{ entry: TrashEntry; reason: string } | null>(null);
  const restore = useRestore((entry, reason) => setInTheWay({ entry, reason }));
  const confirm = useRef<HTMLDialogElement>(null);
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{MESSAGES.title}</h1>
          <p>{MESSAGES.lede(TRASH_DAYS)}</p>
        </div>
        {trash.data && trash.data.length > 0 && (
          <button className="btn alarm" type="button" onClick={() => openDialog(confirm)}>
            {MESSAGES.emptyTrash}
          </button>
        )}
      </header>
      <QueryList
        query={trash}
        items={trash.data}
        empty={<EmptyState title={MESSAGES.empty}>{MESSAGES.emptyText}</EmptyState>}
      >
        {(entries) => (
          <TrashTable
            entries={entries}
            pendingId={restore.isPending ? restore.variables.entry.id : null}
            onRestore={(entry) => restore.mutate({ entry })}
          />
        )}
      </QueryList>
      {inTheWay && (
        <RestoreDialog
          {...inTheWay}
          onRestore={(change) => restore.mutate({ entry: inTheWay.entry, ...change })}
          onClose={() => setInTheWay(null)}
        />
      )}
      <EmptyTrash ref={confirm} count={trash.data?.length ?? 0} />
    </>
  );
}

/** Asks first, because it cannot be undone. */
function EmptyTrash({
  ref,
  count,
}: {
  ref: React.RefObject<HTMLDialogElement | null>;
  count: number;
}) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const empty = useAction({
    mutationFn: () => callApi<{ removed: number }>("DELETE", "/api/trash"),
    onSuccess: async () => {
      ref.current?.close();
      toast({ title: MESSAGES.emptied });
      await client.invalidateQueries({ queryKey: ["/api/trash"] });
    },
    onError: (error) => showError(MESSAGES.emptyFailed, error),
  });
  return (
    <Dialog id="empty-trash" title={MESSAGES.emptyTitle} className="desk-dialog" ref={ref}>
      <p>{MESSAGES.emptyWarning(count)}</p>
      <div className="desk-dialog-buttons">
        <button
          className="btn"
          type="button"
          disabled={empty.isPending}
          onClick={() => empty.mutate()}
        >
          {MESSAGES.deleteForGood}
        </button>
        <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
          {MESSAGES.keep}
        </button>
      </div>
    </Dialog>
  );
}

type RestoreRequest = { entry: TrashEntry; slug?: string; sku?: string };

/**
 * Restores an entry from the trash.
 * @param onInTheWay called when its slug or SKU has since been taken
 */
function useRestore(onInTheWay: (entry: TrashEntry, reason: string) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: ({ entry }) => entry.id,
    mutationFn: ({ entry, slug, sku }: RestoreRequest) =>
      callApi<Restored>("POST", `/api/trash/${entry.id}/restore`, { slug, sku }),
    onSuccess: async ({ lostCategories, message }, { entry }) => {
      const title = `${entry.label} is back`;
      toast(lostCategories ? { title, description: message } : { title });
      await holdRow();
      // Any list may show the restored record.
      await client.invalidateQueries();
    },
    onError: (error, { entry }) => {
      const mayOffer = entry.kind === "product" || entry.kind === "collection";
      if (mayOffer && error instanceof ApiError && error.status === 409) {
        onInTheWay(entry, error.problem?.message ?? error.message);
        return;
      }
      showError(`Couldn’t restore ${entry.label}`, error);
    },
  });
}

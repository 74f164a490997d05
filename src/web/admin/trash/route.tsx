import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { TRASH_DAYS, type TrashEntry } from "#contract/trash.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { TrashTable } from "./trash-table.tsx";
import { useRestore } from "./use-restore.ts";
import { useErrorToast } from "../use-error-toast.ts";
import "../desk-screen.css";

export const meta = () => [{ title: "Trash" }];

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
          <h1>Trash</h1>
          <p>What was deleted waits here for {TRASH_DAYS} days, then it is gone for good.</p>
        </div>
        {trash.data && trash.data.length > 0 && (
          <button className="btn alarm" type="button" onClick={() => openDialog(confirm)}>
            Empty trash
          </button>
        )}
      </header>
      <QueryList
        query={trash}
        items={trash.data}
        empty={
          <EmptyState title="The trash is empty">
            Pieces, collections, tags and subscribers that you delete come here first.
          </EmptyState>
        }
      >
        {(entries) => (
          <TrashTable
            entries={entries}
            isPending={restore.isPending}
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
  const empty = useMutation({
    mutationFn: () => callApi<{ removed: number }>("DELETE", "/api/trash"),
    onSuccess: async () => {
      ref.current?.close();
      toast({ title: "Trash emptied" });
      await client.invalidateQueries({ queryKey: ["/api/trash"] });
    },
    onError: (error) => showError("Failed to empty the trash", error),
  });
  return (
    <Dialog id="empty-trash" title="Empty the trash?" className="desk-dialog" ref={ref}>
      <p>
        {count === 1 ? "One thing is" : `${count} things are`} deleted for good. This cannot be
        undone.
      </p>
      <div className="desk-dialog-buttons">
        <button
          className="btn"
          type="button"
          disabled={empty.isPending}
          onClick={() => empty.mutate()}
        >
          Delete for good
        </button>
        <button className="btn quiet" type="button" onClick={() => ref.current?.close()}>
          Keep
        </button>
      </div>
    </Dialog>
  );
}

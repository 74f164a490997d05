import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { countOf } from "#contract/count-of.ts";
import { type Restored, TRASH_DAYS, type TrashEntry } from "#contract/operations/trash.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { Field } from "#web/ui/field.tsx";
import { callApi } from "../api-client/call-api.ts";
import { Input } from "../forms/controls.tsx";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { ApiError } from "../api-client/api-error.ts";
import { holdRow } from "../hold-row.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
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
          <p>{`Deleted things stay here for ${TRASH_DAYS} days. Restore them, or they’re deleted for good.`}</p>
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
            Pieces, collections, tags, and subscribers that you delete come here first.
          </EmptyState>
        }
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
      toast({ title: "Trash emptied" });
      await client.invalidateQueries({ queryKey: ["/api/trash"] });
    },
    onError: (error) => showError("Couldn’t empty the trash", error),
  });
  return (
    <Dialog id="empty-trash" title="Empty the trash?" className="desk-dialog" ref={ref}>
      <p>{describeEmptying(count)}</p>
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

const describeEmptying = (count: number) =>
  `${countOf(count, "thing is", "things are")} deleted for good. You can’t undo this.`;

type RestoreDialogProps = {
  entry: TrashEntry;
  reason: string;
  onRestore: (change: { slug?: string; sku?: string }) => void;
  onClose: () => void;
};

/** Asks for another slug or SKU if the old one has since been taken. */
function RestoreDialog({ entry, reason, onRestore, onClose }: RestoreDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [value, setValue] = useState("");
  const what = entry.kind === "product" ? "sku" : "slug";
  useEffect(() => openDialog(dialog), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onRestore({ [what]: value });
    dialog.current?.close();
  };
  return (
    <Dialog
      id="restore"
      title={`Restore ${entry.label}`}
      className="desk-dialog"
      ref={dialog}
      onClose={onClose}
    >
      <p>{reason}</p>
      <form onSubmit={send}>
        <Field id="restore-value" label={what === "sku" ? "Another SKU" : "Another web address"}>
          <Input value={value} required onChange={({ target }) => setValue(target.value)} />
        </Field>
        <div className="desk-dialog-buttons">
          <button className="btn" type="submit">
            Restore
          </button>
          <button className="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const KINDS: Record<TrashEntry["kind"], string> = {
  product: "Piece",
  collection: "Collection",
  tag: "Tag",
  order: "Order",
  subscriber: "Subscriber",
  inquiry: "Inquiry",
  platform: "Platform",
  sample: "Sample shop",
};

type Props = {
  entries: TrashEntry[];
  /** The entry that is being restored. */
  pendingId: TrashEntry["id"] | null;
  onRestore: (entry: TrashEntry) => void;
};

function TrashTable({ entries, pendingId, onRestore }: Props) {
  const formatDate = useDateFormat();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Deleted</th>
          <th scope="col">Deletes on</th>
          <th scope="col">
            <span className="sr">Restore</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">{entry.label}</th>
            <td>{KINDS[entry.kind]}</td>
            <td>
              {formatDate(entry.deletedAt)}
              {entry.deletedBy && `, ${entry.deletedBy}`}
            </td>
            <td>{formatDate(entry.expiresAt)}</td>
            <td>
              <button
                className="btn small quiet"
                type="button"
                disabled={entry.id === pendingId}
                onClick={() => onRestore(entry)}
              >
                Restore
                <span className="sr"> {entry.label}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

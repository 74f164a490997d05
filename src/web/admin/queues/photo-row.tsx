import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ImportQueueEntry } from "#contract/catalogue/queues.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { holdRow } from "../hold-row.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** A piece that lacks photos: they are added, or it stays without. */
export function PhotoRow({ entry }: { entry: ImportQueueEntry }) {
  const { productId, productName, notes, status } = entry;
  const markDone = useMarkDone();
  return (
    <li className="job job-question">
      <span className="job-picture job-no-picture">
        <Icon name="camera" />
      </span>
      <p className="job-who">
        <b>{productName}</b>
        {notes && <span>{notes}</span>}
      </p>
      {status === "done" ? (
        <p className="muted small job-decided">Done</p>
      ) : (
        <div className="job-do">
          {productId !== null && (
            <Link className="btn small quiet" to={`/admin?edit=${productId}`}>
              Add photos
              <span className="sr">{` of ${productName}`}</span>
            </Link>
          )}
          <button
            className="btn small quiet"
            disabled={markDone.isPending}
            onClick={() => markDone.mutate(entry)}
            type="button"
          >
            Leave without
            <span className="sr">{` photos of ${productName}`}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function useMarkDone() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: ({ id }: ImportQueueEntry) =>
      callApi("PUT", `/api/import-queue/${id}`, { status: "done" }),
    onSuccess: (_response, { productName }) =>
      toast({ title: `${productName} stays without photos` }),
    onError: (error) => showError("Couldn’t save", error),
    onSettled: async () => {
      await holdRow();
      await refetch(client, "/api/import-queue");
    },
  });
}

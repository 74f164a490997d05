import { useQueryClient } from "@tanstack/react-query";
import type { RemovalQueueEntry, RemovalQueueStatus } from "#contract/catalogue/queues.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { holdRow } from "../hold-row.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** A piece that its source no longer lists: it is kept or moved to the trash. */
export function RemovalRow({ entry }: { entry: RemovalQueueEntry }) {
  const decide = useDecision();
  return (
    <li className="job job-question">
      <span className="job-picture" />
      <p className="job-who">
        <b>{entry.productName}</b>
        <span>{entry.reason}</span>
      </p>
      {entry.status === "pending_removal" ? (
        <div className="job-do">
          {(["kept", "removed"] as const).map((status) => (
            <button
              key={status}
              className="btn small quiet"
              type="button"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ entry, status })}
            >
              {status === "kept" ? "Keep" : "Remove"}
              <span className="sr"> {entry.productName}</span>
            </button>
          ))}
        </div>
      ) : (
        <p className="muted small job-decided">{entry.status === "kept" ? "Kept" : "Removed"}</p>
      )}
    </li>
  );
}

type Decision = { entry: RemovalQueueEntry; status: RemovalQueueStatus };

function useDecision() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: ({ entry, status }: Decision) =>
      callApi("PUT", `/api/removal-queue/${entry.id}`, { status }),
    onSuccess: (_response, { entry, status }) =>
      toast({
        title: status === "kept" ? `${entry.productName} stays` : `${entry.productName} removed`,
        ...(status === "removed" && {
          description: "You can restore it from the trash for 30 days.",
        }),
      }),
    onError: (error) => showError("Couldn’t save", error),
    onSettled: async () => {
      await holdRow();
      await refetch(
        client,
        "/api/removal-queue",
        "/api/products",
        "/api/inventory",
        "/api/admin/stats",
        "/api/trash",
      );
    },
  });
}

import { useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#contract/operations/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "./api-client/call-api.ts";
import { holdRow } from "./hold-row.ts";
import { refetch } from "./api-client/refetch.ts";
import { useAction } from "./use-action.ts";
import { useErrorToast } from "./use-error-toast.ts";

type Message = { title: string; description?: string };

type Options<Item> = {
  /** The API path of the items: "/api/tags". */
  path: string;
  /** The API paths whose data changes with a deletion. */
  refetched: string[];
  deleted: (item: Item) => Message;
  deleteFailed: string;
  restored?: (item: Item) => Message;
  restoreFailed: string;
  /** Called before the lists are fetched again. */
  onDeleted?: ((item: Item) => void) | undefined;
  /** Called once the lists no longer show the item. */
  onGone?: (item: Item) => void;
};

/** The key of the mutation that deletes items of a path. */
export const deletionOf = (path: string): string => `delete ${path}`;

/** Deletes an item at once and shows a toast that restores it from the trash. */
export function useDeleteWithUndo<Item extends { id: number }>(options: Options<Item>) {
  const { path, refetched, deleted, deleteFailed, restored, restoreFailed } = options;
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const restore = useAction({
    keyOf: ({ trashId }) => trashId,
    mutationFn: ({ trashId }: { trashId: number; item: Item }) =>
      callApi("POST", `/api/trash/${trashId}/restore`),
    onSuccess: async (_response, { item }) => {
      if (restored) toast(restored(item));
      await refetch(client, ...refetched);
    },
    onError: (error) => showError(restoreFailed, error),
  });
  return useAction({
    mutationKey: [deletionOf(path)],
    keyOf: ({ id }) => id,
    mutationFn: ({ id }: Item) => callApi<Deleted>("DELETE", `${path}/${id}`),
    onSuccess: async ({ trashId }, item) => {
      options.onDeleted?.(item);
      // A component that still shows the item must not fetch it again.
      client.removeQueries({ queryKey: [`${path}/${item.id}`] });
      toast({
        ...deleted(item),
        action: { label: "Undo", onPress: () => restore.mutate({ trashId, item }) },
      });
      await holdRow();
      await refetch(client, ...refetched);
      options.onGone?.(item);
    },
    onError: (error) => showError(deleteFailed, error),
  });
}

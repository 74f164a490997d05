import { useQueryClient } from "@tanstack/react-query";
import type { Restored, TrashEntry } from "#contract/operations/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { holdRow } from "../hold-row.ts";
import { callApi } from "../api-client/call-api.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

export type RestoreRequest = { entry: TrashEntry; slug?: string; sku?: string };

/**
 * Restores an entry from the trash.
 * @param onInTheWay called when its slug or SKU has since been taken
 */
export function useRestore(onInTheWay: (entry: TrashEntry, reason: string) => void) {
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

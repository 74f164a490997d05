import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrashEntry } from "#contract/trash.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ApiError } from "../api-client/api-error.ts";
import { callApi } from "../api-client/call-api.ts";
import { useErrorToast } from "../use-error-toast.ts";

export type Restoring = { entry: TrashEntry; slug?: string; sku?: string };

/**
 * Brings something back from the trash.
 * @param onInTheWay when a slug or SKU was taken meanwhile: another one may be offered
 */
export function useRestore(onInTheWay: (entry: TrashEntry, reason: string) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: ({ entry, slug, sku }: Restoring) =>
      callApi("POST", `/api/trash/${entry.id}/restore`, { slug, sku }),
    onSuccess: async (_answer, { entry }) => {
      toast({ title: `${entry.label} is back` });
      // Whatever came back may stand in any list.
      await client.invalidateQueries();
    },
    onError: (error, { entry }) => {
      const mayOffer = entry.kind === "product" || entry.kind === "collection";
      if (mayOffer && error instanceof ApiError && error.status === 409) {
        onInTheWay(entry, error.problem?.message ?? error.message);
        return;
      }
      showError(`${entry.label} could not be restored`, error);
    },
  });
}

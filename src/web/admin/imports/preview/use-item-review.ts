import { useQueryClient } from "@tanstack/react-query";
import type { ImportItem } from "#contract/importing/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { callApi } from "../../api-client/call-api.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { holdRow } from "../../hold-row.ts";
import { refetchImported } from "../current/refetch-imported.ts";

export type Corrected = { name: string; price: string; categoryId: number | null };

/** Accepts a doubtful item with corrections, or dismisses it. */
export function useItemReview(syncLogId: number, item: ImportItem) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/sync-logs/${syncLogId}/items/${item.id}`;
  const accept = useAction({
    mutationFn: (corrected: Corrected) => callApi("POST", `${path}/accept`, corrected),
    onSuccess: async (_, { name }) => {
      toast({ title: `${name} is in your shop` });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError("Failed to add product", error),
  });
  const dismiss = useAction({
    mutationFn: () => callApi("POST", `${path}/dismiss`),
    onSuccess: async () => {
      toast({ title: `${item.name} was left out` });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError("Couldn’t dismiss the piece", error),
  });
  return { accept, dismiss, errors: fieldIssues(accept.error) };
}

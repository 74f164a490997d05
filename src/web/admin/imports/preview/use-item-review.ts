import { useQueryClient } from "@tanstack/react-query";
import type { ImportItem } from "#contract/importing/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { callApi } from "../../api-client/call-api.ts";
import { fieldIssues } from "../../api-client/field-issues.ts";
import { holdRow } from "../../hold-row.ts";
import { refetchImported } from "../current/refetch-imported.ts";
import { MESSAGES } from "./messages.ts";

const { review } = MESSAGES;

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
      toast({ title: review.imported(name) });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError(review.acceptFailed, error),
  });
  const dismiss = useAction({
    mutationFn: () => callApi("POST", `${path}/dismiss`),
    onSuccess: async () => {
      toast({ title: review.leftOut(item.name) });
      await holdRow();
      await refetchImported(client);
    },
    onError: (error) => showError(review.dismissFailed, error),
  });
  return { accept, dismiss, errors: fieldIssues(accept.error) };
}

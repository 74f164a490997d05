import { useQueryClient } from "@tanstack/react-query";
import type { UndoneImport } from "#contract/importing/undone-import.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { callApi } from "../../api-client/call-api.ts";
import { MESSAGES } from "./messages.ts";
import { refetchImported } from "./refetch-imported.ts";

/** Cancels, pauses, resumes and undoes an import, and fetches its missing photos. */
export function useImportActions(syncLogId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/sync-logs/${syncLogId}`;
  const refresh = () => refetchImported(client);
  const cancel = useAction({
    mutationFn: () => callApi("POST", `${path}/cancel`),
    onSuccess: refresh,
    onError: (error) => showError(MESSAGES.cancelFailed, error),
  });
  const pause = useAction({
    mutationFn: () => callApi("POST", `${path}/pause`),
    onSuccess: refresh,
    onError: (error) => showError(MESSAGES.pauseFailed, error),
  });
  const resume = useAction({
    mutationFn: () => callApi("POST", `${path}/resume`),
    onSuccess: refresh,
    onError: (error) => showError(MESSAGES.resumeFailed, error),
  });
  const undo = useAction({
    mutationFn: () => callApi<UndoneImport & { message: string }>("POST", `${path}/undo`),
    onSuccess: async ({ message, kept }) => {
      // That of a conversion says what was moved where.
      const sentences = message === MESSAGES.undone ? [] : [message];
      const changed = new Set(kept.map(({ name }) => name)).size;
      if (changed > 0) sentences.push(MESSAGES.keptSince(changed));
      toast({
        title: MESSAGES.undone,
        ...(sentences.length > 0 && { description: sentences.join(" ") }),
      });
      await refresh();
    },
    onError: (error) => showError(MESSAGES.undoFailed, error),
  });
  const retryPhotos = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", `${path}/retry-photos`),
    onSuccess: async ({ message }) => {
      toast({ title: MESSAGES.photosFetched, description: message });
      await refresh();
    },
    onError: (error) => showError(MESSAGES.photosFailed, error),
  });
  return { cancel, pause, resume, undo, retryPhotos };
}

import { useQueryClient } from "@tanstack/react-query";
import type { UndoneImport } from "#contract/importing/undone-import.ts";
import { formatCount } from "#contract/decimals.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { callApi } from "../../api-client/call-api.ts";
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
    onError: (error) => showError("Couldn’t cancel the import", error),
  });
  const pause = useAction({
    mutationFn: () => callApi("POST", `${path}/pause`),
    onSuccess: refresh,
    onError: (error) => showError("Couldn’t pause the import", error),
  });
  const resume = useAction({
    mutationFn: () => callApi("POST", `${path}/resume`),
    onSuccess: refresh,
    onError: (error) => showError("Couldn’t resume the import", error),
  });
  const undo = useAction({
    mutationFn: () => callApi<UndoneImport & { message: string }>("POST", `${path}/undo`),
    onSuccess: async ({ message, kept }) => {
      // That of a conversion says what was moved where.
      const sentences = message === "Import undone" ? [] : [message];
      const changed = new Set(kept.map(({ name }) => name)).size;
      if (changed > 0) sentences.push(describeKept(changed));
      toast({
        title: "Import undone",
        ...(sentences.length > 0 && { description: sentences.join(" ") }),
      });
      await refresh();
    },
    onError: (error) => showError("Couldn’t undo the import", error),
  });
  const retryPhotos = useAction({
    mutationFn: () => callApi<{ message: string }>("POST", `${path}/retry-photos`),
    onSuccess: async ({ message }) => {
      toast({ title: "Photos fetched again", description: message });
      await refresh();
    },
    onError: (error) => showError("Couldn’t fetch the photos", error),
  });
  return { cancel, pause, resume, undo, retryPhotos };
}

const describeKept = (count: number) =>
  count === 1
    ? "You’ve changed 1 of them since. Your changes are kept."
    : `You’ve changed ${formatCount(count)} of them since. Your changes are kept.`;

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UndoneImport } from "#contract/imports.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetchImported } from "./refetch-imported.ts";

/** What can be done to a run: stop it, go on with it, take all of it back. */
export function useImportActions(syncLogId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const path = `/api/sync-logs/${syncLogId}`;
  const refresh = () => refetchImported(client);
  const failed =
    (title: string) =>
    ({ message: description }: Error) =>
      toast({ title, description, variant: "destructive" });
  const cancel = useMutation({
    mutationFn: () => callApi("POST", `${path}/cancel`),
    onSuccess: refresh,
    onError: failed("Failed to cancel"),
  });
  const resume = useMutation({
    mutationFn: () => callApi("POST", `${path}/resume`),
    onSuccess: refresh,
    onError: failed("Failed to resume"),
  });
  const undo = useMutation({
    mutationFn: () => callApi<UndoneImport & { message: string }>("POST", `${path}/undo`),
    onSuccess: async ({ message }) => {
      toast({ title: "Import undone", description: message });
      await refresh();
    },
    onError: failed("Failed to undo"),
  });
  return { cancel, resume, undo };
}

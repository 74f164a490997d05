import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Makes a backup, and says so when it is complete. */
export function useBackUpNow() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi("POST", "/api/backups"),
    onSuccess: async () => {
      toast({ title: "Backup made" });
      await Promise.all([refetch(client, "/api/backups"), refetch(client, "/api/health")]);
    },
    onError: (error) => showError("Couldn’t make a backup", error),
  });
}

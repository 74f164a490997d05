import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Mends what a check found, says so, and looks again. */
export function useMend(path: string, failed: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi<{ message: string }>("POST", path),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      await refetch(client, "/api/health");
    },
    onError: (error) => showError(failed, error),
  });
}

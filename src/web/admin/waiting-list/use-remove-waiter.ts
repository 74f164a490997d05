import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { WAITING_LIST_WORDS } from "./messages.ts";

/** Takes somebody off the waiting list. */
export function useRemoveWaiter(onRemoved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (id: number) => callApi("DELETE", `/api/waiting-list/${id}`),
    onSuccess: () => {
      onRemoved();
      toast({ title: WAITING_LIST_WORDS.removed });
    },
    onError: (error) => showError(WAITING_LIST_WORDS.removeFailed, error),
    onSettled: () => refetch(client, "/api/waiting-list"),
  });
}

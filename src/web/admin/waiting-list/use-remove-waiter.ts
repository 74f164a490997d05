import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Takes somebody off the waiting list. */
export function useRemoveWaiter(onRemoved: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (id: number) => callApi("DELETE", `/api/waiting-list/${id}`),
    onSuccess: () => {
      onRemoved();
      toast({ title: "Removed from the waiting list" });
    },
    onError: (error) => showError("Couldn’t remove them from the waiting list", error),
    onSettled: () => refetch(client, "/api/waiting-list"),
  });
}

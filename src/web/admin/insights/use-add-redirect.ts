import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type Added = { id: number; from: string; to: string };

/** Sends visitors of a missing address to a page; the toast takes it back. */
export function useAddRedirect(from: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const remove = useAction({
    mutationFn: (id: number) => callApi("DELETE", `/api/redirects/${id}`),
    onSuccess: () => toast({ title: "Redirect removed" }),
    onError: (error) => showError("Couldn’t remove the redirect", error),
    onSettled: () => refetch(client, "/api/insights"),
  });
  return useAction({
    mutationFn: (to: string) => callApi<Added>("POST", "/api/redirects", { from, to }),
    onSuccess: async ({ id, to }) => {
      toast({
        title: "Redirect added",
        description: `${from} now leads to ${to}.`,
        action: { label: "Undo", onPress: () => remove.mutate(id) },
      });
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError("Couldn’t add the redirect", error),
  });
}

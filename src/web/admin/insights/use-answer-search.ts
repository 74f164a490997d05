import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Shows a page to whoever makes a search, or ends that with null; the toast takes the first back. */
export function useAnswerSearch(search: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const answer = useAction({
    // Undo may be pressed while the lists are still fetched again.
    keyOf: (path) => path,
    mutationFn: (path: string | null) =>
      callApi("PUT", "/api/insights/search-answers", { search, path }),
    onSuccess: async (_, path) => {
      const action = { label: "Undo", onPress: () => answer.mutate(null) };
      if (path === null) toast({ title: "Removed" });
      else
        toast({
          title: "Search answered",
          description: `Whoever searches for “${search}” sees it now.`,
          action,
        });
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError("Couldn’t change what the search shows", error),
  });
  return answer;
}

import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.searches;

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
      const action = { label: MESSAGES.undo, onPress: () => answer.mutate(null) };
      if (path === null) toast({ title: words.ended });
      else toast({ title: words.saved, description: words.savedText(search), action });
      await refetch(client, "/api/insights");
    },
    onError: (error) => showError(words.saveFailed, error),
  });
  return answer;
}

import { useQueryClient } from "@tanstack/react-query";
import type { Letter, NewLetter } from "#contract/newsletter/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useStopLetter } from "./use-stop-letter.ts";
import { MESSAGES } from "./messages.ts";

/** Queues a letter to all subscribers; its toast stops it. */
export function useSendLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const stop = useStopLetter();
  return useAction({
    mutationFn: (letter: NewLetter) => callApi<Letter>("POST", "/api/letters", letter),
    onSuccess: async ({ id, waiting }) => {
      toast({
        title: MESSAGES.onItsWay,
        description: MESSAGES.to(waiting),
        action: { label: MESSAGES.stop, onPress: () => stop.mutate(id) },
      });
      await refetch(client, "/api/letters", "/api/blog-posts");
    },
    onError: (error) => showError(MESSAGES.failed, error),
  });
}

import { useQueryClient } from "@tanstack/react-query";
import type { Letter } from "#contract/newsletter/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** Stops a letter: whoever has not got it yet gets none. */
export function useStopLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: (id) => id,
    mutationFn: (id: number) => callApi<Letter>("POST", `/api/letters/${id}/stop`),
    onSuccess: async ({ sent }) => {
      toast({ title: "Stopped", description: describeSent(sent) });
      await refetch(client, "/api/letters");
    },
    onError: (error) => showError("Couldn’t stop the letter", error),
  });
}

const describeSent = (count: number) =>
  count === 0
    ? "Nobody got it."
    : count === 1
      ? "1 was already sent."
      : `${count} were already sent.`;

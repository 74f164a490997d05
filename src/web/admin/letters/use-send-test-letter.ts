import { useQueryClient } from "@tanstack/react-query";
import type { NewLetter } from "#contract/newsletter/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

/** Sends a letter to the shop's own address only. */
export function useSendTestLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (letter: NewLetter) =>
      callApi<{ to: string }>("POST", "/api/letters/trial", letter),
    onSuccess: ({ to }) => toast({ title: MESSAGES.testSent(to) }),
    onError: (error) => showError(MESSAGES.failed, error),
    onSettled: () => refetch(client, "/api/mail"),
  });
}

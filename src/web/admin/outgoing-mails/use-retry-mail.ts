import { useQueryClient } from "@tanstack/react-query";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

type Retry = {
  id: number;
  /** The customer's address as it is now. */
  to?: string | undefined;
};

/** Sends a mail that failed again. */
export function useRetryMail() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id, to }: Retry) =>
      callApi<OutgoingMail>("POST", `/api/outgoing-mails/${id}/retry`, to ? { to } : {}),
    onSuccess: ({ to }) => toast({ title: `Sending again to ${to}` }),
    onError: (error) => showError("Couldn’t send the email again", error),
    onSettled: () => refetch(client, "/api/outgoing-mails"),
  });
}

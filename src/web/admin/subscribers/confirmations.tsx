import { useQueryClient } from "@tanstack/react-query";
import type { MailState } from "#contract/newsletter/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";

/** How many have confirmed their address, what that means, and a button that asks those who never were. */
export function Confirmations({ mail }: { mail: MailState }) {
  const { isSetUp, readers, unconfirmed, unasked } = mail;
  const ask = useAskToConfirm();
  if (readers + unconfirmed === 0) return null;
  return (
    <div className="confirmations">
      <p>
        {MESSAGES.confirmed(readers, unconfirmed)}{" "}
        {unasked > 0 && (isSetUp ? MESSAGES.notAsked(unasked) : MESSAGES.askOnceSetUp)}
      </p>
      {isSetUp && unasked > 0 && (
        <button
          className="btn quiet"
          type="button"
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {MESSAGES.ask(unasked)}
        </button>
      )}
    </div>
  );
}

function useAskToConfirm() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi<{ asked: number }>("POST", "/api/subscribers/ask-to-confirm"),
    onSuccess: async ({ asked }) => {
      toast({ title: MESSAGES.asked(asked) });
      await refetch(client, "/api/mail");
    },
    onError: (error) => showError(MESSAGES.askFailed, error),
  });
}

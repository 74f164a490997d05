import { useQueryClient } from "@tanstack/react-query";
import type { MailState } from "#contract/newsletter/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { formatPeopleCount } from "../formatting/format-people-count.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

/** How many have confirmed their address, what that means, and a button that asks those who never were. */
export function Confirmations({ mail }: { mail: MailState }) {
  const { isSetUp, readers, unconfirmed, unasked } = mail;
  const ask = useAskToConfirm();
  if (readers + unconfirmed === 0) return null;
  return (
    <div className="confirmations">
      <p>
        {`${readers} confirmed, ${unconfirmed} waiting to confirm. Letters go only to people who confirmed their email address.`}{" "}
        {unasked > 0 &&
          (isSetUp
            ? `Not asked yet: ${unasked}, from an import or from before email was set up.`
            : "Once email is set up, you can ask the others here.")}
      </p>
      {isSetUp && unasked > 0 && (
        <button
          className="btn quiet"
          type="button"
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {`Ask ${formatPeopleCount(unasked)} to confirm`}
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
      toast({ title: `Asked ${formatPeopleCount(asked)} to confirm` });
      await refetch(client, "/api/mail");
    },
    onError: (error) => showError("Couldn’t ask your subscribers", error),
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MailState } from "#contract/letters.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { formatPeopleCount } from "../format-people-count.ts";

/** How many have confirmed their address, what that means, and a button that asks those who never were. */
export function Confirmations({ mail }: { mail: MailState }) {
  const { isSetUp, readers, unconfirmed, unasked } = mail;
  const ask = useAskToConfirm();
  if (readers + unconfirmed === 0) return null;
  return (
    <div className="confirmations">
      <p>
        Confirmed: {readers}. Not confirmed: {unconfirmed}. Letters go only to people who have
        confirmed their address by email. {unasked > 0 && describeUnasked(isSetUp, unasked)}
      </p>
      {isSetUp && unasked > 0 && (
        <button
          className="btn quiet"
          type="button"
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
        >
          Ask {formatPeopleCount(unasked)} to confirm
        </button>
      )}
    </div>
  );
}

const describeUnasked = (isSetUp: boolean, unasked: number): string =>
  isSetUp
    ? `Not asked yet: ${unasked}, from before mail was set up or from an import.`
    : "Once mail is set up, you can ask the others here.";

function useAskToConfirm() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => callApi<{ asked: number }>("POST", "/api/subscribers/ask-to-confirm"),
    onSuccess: async ({ asked }) => {
      toast({ title: `Asked ${formatPeopleCount(asked)} to confirm` });
      await refetch(client, "/api/mail");
    },
    onError: (error) => showError("Failed to ask subscribers", error),
  });
}

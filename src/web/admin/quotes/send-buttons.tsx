import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { firstName } from "../inquiries/describe-inquiry.ts";
import { refetchInquiries } from "../inquiries/use-change-inquiry.ts";
import { usePassOnLink } from "../link-button.tsx";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { useMail } from "../use-mail.ts";
import type { useSavedDraft } from "./use-saved-draft.ts";

type Props = {
  inquiry: Inquiry;
  isNewVersion: boolean;
  saving: ReturnType<typeof useSavedDraft>;
  /** Shows what is missing. @returns whether it is complete */
  check: () => boolean;
  /** Called with whether the screen is about to be left. */
  onLeave: (isLeaving: boolean) => void;
};

/** Sends the quote by email, or puts it on the customer's page and passes on its link. */
export function SendButtons({ inquiry, isNewVersion, saving, check, onLeave }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  const { label, passOn } = usePassOnLink();
  const name = firstName(inquiry.name);
  const mailState = useMail();
  const canMail = inquiry.email !== null && mailState?.canSend === true;
  const send = useAction({
    mutationFn: async ({ mail }: { mail: boolean }) => {
      onLeave(true);
      const { id } = await saving.save();
      return callApi<Quote>("POST", `/api/quotes/${id}/send`, { mail });
    },
    onSuccess: async ({ publicUrl }, { mail }) => {
      toast(
        mail
          ? {
              title: "Quote sent",
              description: inquiry.email ? `It goes to ${inquiry.email}.` : undefined,
            }
          : describeReady(name, await passOn({ title: "Your quote", url: publicUrl })),
      );
      await navigate(`/admin/inquiries/${inquiry.id}`);
      await refetchInquiries(client);
      await refetch(client, "/api/products", "/api/inventory");
    },
    onError: (error) => {
      onLeave(false);
      showError("The quote wasn’t sent", error);
    },
  });
  const press = (mail: boolean) => {
    if (check()) send.mutate({ mail });
  };
  return (
    <>
      <p className="muted small quote-goes">
        {inquiry.email === null &&
          `${isolateText(name)} left no email address. Send the link by text message.`}
        {canMail &&
          inquiry.email &&
          `${isolateText(name)} gets a private link at ${inquiry.email}. To send it yourself, copy the link instead.`}
        {inquiry.email !== null && mailState?.canSend === false && (
          <>
            {`Your shop can’t send email yet, so ${isolateText(name)} won’t get this quote by itself. Send the link yourself.`}{" "}
            <Link className="link" to="/admin/settings/mail">
              Set up email
            </Link>
          </>
        )}
      </p>
      <div className="stack-close ruled quote-save">
        {canMail && (
          <button
            className="btn"
            disabled={send.isPending}
            onClick={() => press(true)}
            type="button"
          >
            {send.isPending ? "Sending…" : isNewVersion ? "Send new version" : "Send quote"}
          </button>
        )}
        <button
          className={canMail ? "btn quiet" : "btn"}
          disabled={send.isPending}
          onClick={() => press(false)}
          type="button"
        >
          {label}
        </button>
      </div>
    </>
  );
}

const describeReady = (name: string, outcome: "shared" | "copied" | "failed") => ({
  title: "Quote ready",
  description: {
    shared: undefined,
    copied: `${isolateText(name)} doesn’t know yet: send them the link. It’s copied.`,
    failed: `${isolateText(name)} doesn’t know yet: send them the link.`,
  }[outcome],
});

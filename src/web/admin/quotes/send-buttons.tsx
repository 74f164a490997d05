import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { firstName } from "../inquiries/first-name.ts";
import { refetchInquiries } from "../inquiries/refetch-inquiries.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { useSavedDraft } from "./use-saved-draft.ts";
import { QUOTE_WORDS } from "./messages.ts";

const words = QUOTE_WORDS.send;

type Props = {
  inquiry: Inquiry;
  isNewVersion: boolean;
  saving: ReturnType<typeof useSavedDraft>;
  /** Shows what is missing. @returns whether it is complete */
  check: () => boolean;
  /** Called with whether the screen is about to be left. */
  onLeave: (isLeaving: boolean) => void;
};

/** Sends the quote by email, or puts it on the customer's page and copies its link for a text message. */
export function SendButtons({ inquiry, isNewVersion, saving, check, onLeave }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const showError = useErrorToast();
  const name = firstName(inquiry.name);
  const send = useAction({
    mutationFn: async ({ mail }: { mail: boolean }) => {
      onLeave(true);
      const { id } = await saving.save();
      return callApi<Quote>("POST", `/api/quotes/${id}/send`, { mail });
    },
    onSuccess: async ({ publicUrl }, { mail }) => {
      toast(mail ? describeSent(inquiry, name) : await copyLink(publicUrl));
      await navigate(`/admin/inquiries/${inquiry.id}`);
      await refetchInquiries(client);
      await refetch(client, "/api/products", "/api/inventory");
    },
    onError: (error) => {
      onLeave(false);
      showError(words.failed, error);
    },
  });
  const press = (mail: boolean) => {
    if (check()) send.mutate({ mail });
  };
  return (
    <>
      <p className="quote-goes">
        {inquiry.email ? words.byMail(name, inquiry.email) : words.byLink(name)}
      </p>
      <div className="quote-save">
        <button className="btn" disabled={send.isPending} onClick={() => press(true)} type="button">
          {send.isPending ? words.sending : isNewVersion ? words.sendNew : words.send}
        </button>
        <button
          className="btn quiet"
          disabled={send.isPending}
          onClick={() => press(false)}
          type="button"
        >
          {words.copy}
        </button>
      </div>
    </>
  );
}

const describeSent = ({ email }: Inquiry, name: string) => ({
  title: words.sent,
  description: email ? words.sentTo(email) : words.onPage(name),
});

async function copyLink(url: string) {
  try {
    await copyText(url);
    return { title: words.copied, description: words.copiedText };
  } catch {
    return {
      title: words.sent,
      description: words.copyLater,
    };
  }
}

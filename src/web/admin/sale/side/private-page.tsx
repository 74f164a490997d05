import { useQueryClient } from "@tanstack/react-query";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { LinkButton } from "../../link-button.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { showInquiry } from "../../inquiries/use-change-inquiry.ts";

/** The customer's page: its link, and a new one in its place. */
export function PrivatePage({ inquiry: { id, name, privateUrl } }: { inquiry: Inquiry }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const end = useAction({
    mutationFn: () => callApi<Inquiry>("POST", `/api/inquiries/${id}/end-private-page`),
    onSuccess: (inquiry) => {
      toast({
        title: "The private page has a new link",
        description: "The old one stops working at once.",
      });
      showInquiry(client, inquiry);
    },
    onError: (error) => showError("Couldn’t make a new link", error),
  });
  const first = firstName(name);
  return (
    <section className="order-part">
      <h2>{`${isolateText(first)}’s page`}</h2>
      <p>
        {privateUrl === null
          ? "The private page has ended. Your next reply opens it again."
          : `${isolateText(first)} reads your replies on a private page. Anyone with the link can open it.`}
      </p>
      {privateUrl !== null && (
        <p className="toolbar asked-links">
          <LinkButton name="to the private page" title="Your inquiry" url={privateUrl} />
          <button
            className="link"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            Make a new link
          </button>
        </p>
      )}
    </section>
  );
}

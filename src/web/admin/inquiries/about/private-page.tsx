import { useQueryClient } from "@tanstack/react-query";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { LinkButton } from "../../link-button.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { firstName } from "../first-name.ts";
import { INQUIRY_WORDS } from "../messages.ts";
import { showInquiry } from "../use-change-inquiry.ts";

const { page } = INQUIRY_WORDS;

/** The customer's page: its link, and a new one in its place. */
export function PrivatePage({ inquiry: { id, name, privateUrl } }: { inquiry: Inquiry }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const end = useAction({
    mutationFn: () => callApi<Inquiry>("POST", `/api/inquiries/${id}/end-private-page`),
    onSuccess: (inquiry) => {
      toast({ title: page.ended, description: page.endText });
      showInquiry(client, inquiry);
    },
    onError: (error) => showError(page.endFailed, error),
  });
  const first = firstName(name);
  return (
    <section className="about-part">
      <h3>{page.heading(first)}</h3>
      <p>{privateUrl === null ? page.none : page.text(first)}</p>
      {privateUrl !== null && (
        <p className="about-links">
          <LinkButton name={page.copyName} title={page.linkTitle} url={privateUrl} />
          <button
            className="link"
            disabled={end.isPending}
            onClick={() => end.mutate()}
            type="button"
          >
            {page.end}
          </button>
        </p>
      )}
    </section>
  );
}

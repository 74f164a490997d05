import { useId } from "react";
import type { PreviewLink } from "#contract/catalogue/preview-links.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../../api-client/call-api.ts";
import { formatDateTime } from "../../../formatting/format-date-time.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useAction } from "../../../use-action.ts";
import { useErrorToast } from "../../../use-error-toast.ts";
import { copyFetchedText } from "./copy-fetched-text.ts";
import { MESSAGES } from "./messages.ts";

/** Makes a preview link of a draft and copies it. */
export function CopyPreviewLink({ link }: { link: ReturnType<typeof usePreviewLink> }) {
  return (
    <button
      className="btn small quiet"
      type="button"
      disabled={link.isPending}
      onClick={() => link.mutate()}
    >
      {MESSAGES.copyLink}
    </button>
  );
}

/** The link as text, for browsers without clipboard access. */
export function PreviewLinkText({ url, expiresAt }: PreviewLink) {
  const { timeZone } = useDesk().settings;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{MESSAGES.previewLink}</label>
      <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className="help">{MESSAGES.linkHelp(formatDateTime(expiresAt, timeZone))}</p>
    </div>
  );
}

export function usePreviewLink(id: number) {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: async () => {
      const made = callApi<PreviewLink>("POST", `/api/blog-posts/${id}/preview-link`);
      const isCopied = await copyFetchedText(made.then(({ url }) => url));
      const link = await made;
      toast(
        isCopied
          ? { title: MESSAGES.linkCopied, description: MESSAGES.linkCopiedText }
          : { title: MESSAGES.linkMade, description: MESSAGES.linkMadeText },
      );
      return link;
    },
    onError: (error) => showError(MESSAGES.linkFailed, error),
  });
}

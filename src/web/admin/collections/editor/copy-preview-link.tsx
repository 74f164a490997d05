import { useId } from "react";
import type { PreviewLink } from "#contract/catalogue/preview-links.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { callApi } from "../../api-client/call-api.ts";
import { formatDateTime } from "../../formatting/format-day.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

/** Makes a preview link of a draft and copies it. */
export function CopyPreviewLink({ link }: { link: ReturnType<typeof usePreviewLink> }) {
  return (
    <button
      className="btn small quiet"
      type="button"
      disabled={link.isPending}
      onClick={() => link.mutate()}
    >
      Copy preview link
    </button>
  );
}

/** The link as text, for browsers without clipboard access. */
export function PreviewLinkText({ url, expiresAt }: PreviewLink) {
  const { timeZone } = useDesk().settings;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Preview link</label>
      <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className="help">{`Anyone with this link can see this draft, and nothing else, until ${formatDateTime(expiresAt, timeZone)}.`}</p>
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
          ? { title: "Preview link copied", description: "Send it to whoever should see it." }
          : { title: "Preview link made", description: "Copy it from below the button." },
      );
      return link;
    },
    onError: (error) => showError("Couldn’t make the preview link", error),
  });
}

/**
 * Copies a text that is still being fetched: awaiting it first would lose the user activation that
 * clipboard access needs.
 * @returns whether it was copied
 */
async function copyFetchedText(text: Promise<string>): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      const plain = text.then((plain) => new Blob([plain], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    } else await copyText(await text);
    return true;
  } catch {
    // Reports a failed fetch as such, not as a clipboard error.
    await text;
    return false;
  }
}

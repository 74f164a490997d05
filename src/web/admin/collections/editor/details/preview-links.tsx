import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useFormState } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { PreviewLink } from "#contract/catalogue/preview-links.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../../api-client/call-api.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import type { CollectionForm } from "../form/collection-form.ts";
import { copyText } from "./copy-text.ts";
import { formatDateTime } from "../../../format-date-time.ts";
import { useErrorToast } from "../../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "./preview-links.css";

/** Links to the collection's public page; a draft has a preview link to share. */
export function PreviewLinks({ collection }: { collection: Collection }) {
  const { isDirty } = useFormState<CollectionForm>();
  const { id, slug, isPublished } = collection;
  const link = usePreviewLink(id);
  const end = useEndPreviewLinks(id, link.reset);
  return (
    <div className="preview-links">
      {/* Drafts are visible to the signed-in user on the public pages too. */}
      <a className="btn small quiet" href={`/collections/${slug}`} target="_blank">
        {isPublished ? MESSAGES.viewPage : MESSAGES.preview}
      </a>
      {!isPublished && (
        <button
          className="btn small quiet"
          type="button"
          disabled={link.isPending}
          onClick={() => link.mutate()}
        >
          {MESSAGES.copyLink}
        </button>
      )}
      {!isPublished && (
        <button
          className="btn small quiet"
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {MESSAGES.endLinks}
        </button>
      )}
      {isDirty && <p className="help">{MESSAGES.showsSaved}</p>}
      {link.data && !isPublished && <HandedOut {...link.data} />}
    </div>
  );
}

/** The link as text, for browsers without clipboard access. */
function HandedOut({ url, expiresAt }: PreviewLink) {
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

function usePreviewLink(id: number) {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: async () => {
      const made = callApi<PreviewLink>("POST", `/api/blog-posts/${id}/preview-link`);
      const isCopied = await copyText(made.then(({ url }) => url));
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

/** @param onEnded called once the links handed out show nothing any more */
function useEndPreviewLinks(id: number, onEnded: () => void) {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => callApi("DELETE", `/api/blog-posts/${id}/preview-link`),
    onSuccess: () => {
      onEnded();
      toast({
        title: MESSAGES.linksEnded,
        description: MESSAGES.linksEndedText,
      });
    },
    onError: (error) => showError(MESSAGES.endFailed, error),
  });
}

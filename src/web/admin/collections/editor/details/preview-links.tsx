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
        {isPublished ? "View the page" : "Preview"}
      </a>
      {!isPublished && (
        <button
          className="btn small quiet"
          type="button"
          disabled={link.isPending}
          onClick={() => link.mutate()}
        >
          Copy preview link
        </button>
      )}
      {!isPublished && (
        <button
          className="btn small quiet"
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          End preview links
        </button>
      )}
      {isDirty && <p className="help">Shows what was saved last.</p>}
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
      <label htmlFor={id}>Preview link</label>
      <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
      <p className="help">
        Whoever has it sees this draft, and nothing else, until{" "}
        {formatDateTime(expiresAt, timeZone)}.
      </p>
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
          ? { title: "Preview link copied", description: "Send it to whoever should see it." }
          : { title: "Preview link made", description: "Copy it from below the button." },
      );
      return link;
    },
    onError: (error) => showError("Error making the preview link", error),
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
        title: "Preview links ended",
        description: "Whoever opens one now reads that there is no preview.",
      });
    },
    onError: (error) => showError("Error ending the preview links", error),
  });
}

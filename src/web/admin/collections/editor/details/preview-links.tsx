import { useFormState } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../../api-client/call-api.ts";
import type { CollectionForm } from "../form/collection-form.ts";
import { CopyPreviewLink, PreviewLinkText, usePreviewLink } from "./copy-preview-link.tsx";
import { useAction } from "../../../use-action.ts";
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
      {!isPublished && <CopyPreviewLink link={link} />}
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
      {isDirty && <p className="help">Shows the version you saved last.</p>}
      {link.data && !isPublished && <PreviewLinkText {...link.data} />}
    </div>
  );
}

/** @param onEnded called once the links handed out show nothing any more */
function useEndPreviewLinks(id: number, onEnded: () => void) {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi("DELETE", `/api/blog-posts/${id}/preview-link`),
    onSuccess: () => {
      onEnded();
      toast({
        title: "Preview links ended",
        description: "They no longer show the draft.",
      });
    },
    onError: (error) => showError("Couldn’t end the preview links", error),
  });
}

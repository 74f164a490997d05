import { useFormContext, useWatch } from "react-hook-form";
import type { CollectionForm } from "../form/collection-form.ts";
import { CopyPreviewLink, PreviewLinkText, usePreviewLink } from "../details/copy-preview-link.tsx";

type Props = {
  /** null for a collection that is not stored yet: it has no preview link. */
  id: number | null;
  isPending: boolean;
  onPublish: () => void;
};

/** What can be done with a draft while its page fills the screen. */
export function FullSizeButtons({ id, isPending, onPublish }: Props) {
  const { control } = useFormContext<CollectionForm>();
  const [isPublished, publishAt] = useWatch({ control, name: ["isPublished", "publishAt"] });
  if (isPublished || publishAt) return null;
  return (
    <>
      {id !== null && <DraftLink id={id} />}
      <button className="btn small" disabled={isPending} onClick={onPublish} type="button">
        Publish
      </button>
    </>
  );
}

function DraftLink({ id }: { id: number }) {
  const link = usePreviewLink(id);
  return (
    <>
      <CopyPreviewLink link={link} />
      {link.data && <PreviewLinkText {...link.data} />}
    </>
  );
}

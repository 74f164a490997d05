import { useToast } from "#web/ui/toaster.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useUploads } from "../../photos/use-uploads.ts";
import type { ReplyDraft } from "./use-reply-draft.ts";

const MOST = 10;

/** Uploads the photos of a reply into its draft. */
export function useReplyPhotos(draft: ReplyDraft) {
  const { toast } = useToast();
  const uploads = useUploads({
    onDone: ({ url }) => draft.addPhoto(url),
    onFailed: ({ id, reason }) => {
      toast({ title: "Couldn’t add the photo", description: reason, variant: "destructive" });
      uploads.cancel(id);
    },
  });
  return {
    entries: uploads.entries,
    add: (files: File[]) => uploads.add(files.slice(0, MOST - draft.photos.length)),
  };
}

type Props = { draft: ReplyDraft; photos: ReturnType<typeof useReplyPhotos> };

/** The photos that go with the reply. Renders nothing without any. */
export function ReplyPhotos({ draft, photos }: Props) {
  if (draft.photos.length + photos.entries.length === 0) return null;
  return (
    <ul className="reply-photos">
      {draft.photos.map((url, index) => (
        <li key={url}>
          <img alt="" src={url} />
          <button
            aria-label={`Remove photo ${index + 1}`}
            className="iconbtn"
            onClick={() => draft.removePhoto(url)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {photos.entries.map(({ id, preview, sent }) => (
        <li className="reply-photo-pending" key={id}>
          {preview && <img alt="" src={preview} />}
          <Meter label="Uploading a photo" max={1} value={sent} />
        </li>
      ))}
    </ul>
  );
}

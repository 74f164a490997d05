import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Picture as PictureData, StoredPicture } from "#contract/media/media.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import type { usePhotosByUrl } from "../../photos/use-photos-by-url.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { PHOTO_TYPES } from "../../photos/upload-file.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { FocalPoint } from "../../photos/focal-point.tsx";
import { useUpdatePhoto } from "../../photos/use-update-photo.ts";
import { useUploads } from "../../photos/use-uploads.ts";
import { ContentField, NameFields } from "./collection-fields.tsx";
import type { CollectionForm } from "./collection-form.ts";
import "./story-cover.css";

type Props = {
  isNew: boolean;
  photos: ReturnType<typeof usePhotosByUrl>;
  /** Called with the index of the block that holds the caret. */
  onCaret: (block: number) => void;
};

/** The story in the order of its page. */
export function WritePane({ isNew, photos, onCaret }: Props) {
  return (
    <>
      <StoryCover findPicture={photos.find} onPicture={photos.update} />
      <NameFields isNew={isNew} />
      <ContentField onCaret={onCaret} />
    </>
  );
}

type StoryCoverProps = {
  findPicture: (url: string) => PictureData;
  onPicture: (picture: PictureData) => void;
};

/** The cover above the text, as on the page: the first of the images. It is changed and cropped in place. */
function StoryCover({ findPicture, onPicture }: StoryCoverProps) {
  const [isCropping, setCropping] = useState(false);
  const { url, replace } = useCover(onPicture);
  const change = useUpdatePhoto(onPicture);
  const upload = useUploads({ onDone: replace, onFailed: () => undefined });
  useUnsavedChanges(upload.entries.length > 0);
  const [entry] = upload.entries;
  const hash = url === undefined ? undefined : parseMediaHash(url);
  const picture = url === undefined ? undefined : findPicture(url);
  const choose = (files: File[]) => {
    for (const old of upload.entries) upload.cancel(old.id);
    upload.add(files.slice(0, 1));
  };
  return (
    <div className={picture ? "story-cover" : "story-cover story-cover-none"}>
      {picture && isCropping && hash !== undefined ? (
        <FocalPoint
          onChange={(point) => change.mutate({ hash, change: point })}
          picture={picture}
        />
      ) : (
        picture && (
          <Picture
            className="photo-cut"
            isDecorative
            key={picture.url}
            picture={picture}
            sizes="(min-width: 1100px) 65vw, 100vw"
          />
        )
      )}
      {entry && (
        <p className={entry.state === "failed" ? "err" : undefined}>
          {entry.state === "failed"
            ? entry.reason
            : `Uploading the cover, ${Math.round(entry.sent * 100)}%.`}
        </p>
      )}
      <div className="story-cover-buttons">
        <CoverPicker label={picture ? "Change cover" : "Add a cover photo"} onFiles={choose} />
        {hash !== undefined && (
          <button
            aria-label="Set the focal point"
            aria-pressed={isCropping}
            onClick={() => setCropping(!isCropping)}
            type="button"
          >
            <DeskIcon name="focus" />
          </button>
        )}
      </div>
    </div>
  );
}

/** The first image of the form. Another takes its place, with Undo. */
function useCover(onPicture: StoryCoverProps["onPicture"]) {
  const { control } = useFormContext<CollectionForm>();
  const { field } = useController({ control, name: "images" });
  const { toast } = useToast();
  const images: string[] = field.value;
  return {
    url: images[0],
    replace: (picture: StoredPicture) => {
      onPicture(picture);
      field.onChange([picture.url, ...images.slice(1).filter((each) => each !== picture.url)]);
      if (images.length === 0) return;
      toast({
        title: "Cover changed",
        action: { label: "Undo", onPress: () => field.onChange(images) },
      });
    },
  };
}

function CoverPicker({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button onClick={() => picker.current?.click()} type="button">
        <Icon name="camera" />
        {label}
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label="Cover photo"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </>
  );
}

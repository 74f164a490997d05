import { useRef } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PHOTO_TYPES } from "../photos/photo-types.ts";
import { uploadFile } from "../photos/upload-file.ts";
import { useAction } from "../use-action.ts";

type Props = {
  /** Names the file field. */ label: string;
  hasPhoto: boolean;
  error: string | undefined;
  onPicked: (picture: StoredPicture) => void;
};

/** Uploads one photo; a phone offers its camera. A failure is reported beside the button. */
export function PhotoPicker({ label, hasPhoto, error, onPicked }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const upload = useAction({
    mutationFn: (file: File) =>
      uploadFile({ file, onProgress: () => undefined, signal: new AbortController().signal }),
    onSuccess: onPicked,
  });
  const problem = upload.error ? `Couldn’t upload. ${upload.error.message}` : error;
  return (
    <div className={problem ? "field bad" : "field"}>
      <button
        aria-describedby={problem ? "setup-photo-error" : undefined}
        data-invalid={problem ? "" : undefined}
        className="btn quiet"
        disabled={upload.isPending}
        onClick={() => picker.current?.click()}
        type="button"
      >
        <Icon name="camera" />
        {labelOf(upload.isPending, hasPhoto)}
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          // Without this, choosing the same file again fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
      {problem && (
        <p className="err" id="setup-photo-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function labelOf(isUploading: boolean, hasPhoto: boolean): string {
  if (isUploading) return "Uploading…";
  return hasPhoto ? "Choose another photo" : "Choose a photo";
}

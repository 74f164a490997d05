import { useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { MESSAGES } from "./messages.ts";

/* A phone that takes HEIC photographs converts them by itself when it is asked for these alone. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff";

/** Opens the file picker. */
export function AddPhotosTile({
  label,
  several,
  onFiles,
}: {
  label: string;
  several: boolean;
  onFiles: (files: File[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button className="drop" onClick={() => picker.current?.click()} type="button">
        <Icon name="camera" />
        <b>{several ? MESSAGES.field.add : MESSAGES.field.addOne}</b>
        <span>{MESSAGES.field.addHow}</span>
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label={MESSAGES.field.addTo(label)}
        hidden
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </li>
  );
}

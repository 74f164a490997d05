import { useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { PHOTO_TYPES } from "./photo-types.ts";

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
        <b>{several ? "Add photos" : "Add a photo"}</b>
        <span>Drop here or browse</span>
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label={`Add to ${label}`}
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

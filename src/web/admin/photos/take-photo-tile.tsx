import { useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { PHOTO_TYPES } from "./photo-types.ts";

/** Opens the camera of a phone. */
export function TakePhotoTile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <li className="take-photo">
      <button className="drop" onClick={() => picker.current?.click()} type="button">
        <Icon name="camera" />
        <b>Take a photo</b>
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label="Photo from the camera"
        capture="environment"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, taking a second photo of the same name fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </li>
  );
}

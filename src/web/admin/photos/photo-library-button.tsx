import { useState } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { PhotoLibrary } from "./photo-library.tsx";

type Props = {
  room: number;
  taken: string[];
  onPick: (pictures: StoredPicture[]) => void;
};

/** Opens the photo library. Renders nothing when the form's list is full. */
export function PhotoLibraryButton({ room, taken, onPick }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      {room > 0 && (
        <button
          className="link photo-library-button"
          onClick={() => setChoosing(true)}
          type="button"
        >
          Choose from your photos
        </button>
      )}
      {isChoosing && (
        <PhotoLibrary
          onClose={() => setChoosing(false)}
          onPick={onPick}
          room={room}
          taken={taken}
        />
      )}
    </>
  );
}

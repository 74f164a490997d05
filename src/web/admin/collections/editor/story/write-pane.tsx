import type { usePhotosByUrl } from "../../../photos/use-photos-by-url.ts";
import { ContentField, NameFields } from "../details/collection-fields.tsx";
import { StoryCover } from "./story-cover.tsx";

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

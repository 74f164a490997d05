import type { MouseEvent } from "react";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { LoadingPicture } from "#web/catalog/pictures/loading-picture.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { MESSAGES } from "./messages.ts";
import "./thumbnails.css";

/** Besides the main picture's own; the viewer shows all. */
const MAX_EXTRA = 4;

type Props = { pictures: PictureData[]; index: number; onIndex: (index: number) => void };

/** Thumbnails of the first five pictures; null for a single one. */
export function Thumbnails({ pictures, index, onIndex }: Props) {
  if (pictures.length < 2) return null;
  const select = (event: MouseEvent, thumbnailIndex: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onIndex(thumbnailIndex);
  };
  return (
    <ul className="thumbnails" aria-label={MESSAGES.photos}>
      {pictures.slice(0, 1 + MAX_EXTRA).map((picture, thumbnailIndex) => (
        <li key={picture.url}>
          <a
            href={picture.url}
            aria-label={MESSAGES.photo(thumbnailIndex + 1, pictures.length)}
            aria-current={thumbnailIndex === index ? "true" : undefined}
            onClick={(event) => select(event, thumbnailIndex)}
          >
            <LoadingPicture color={picture.color}>
              <Picture picture={picture} isDecorative sizes={SIZES} fallback={null} />
            </LoadingPicture>
          </a>
        </li>
      ))}
    </ul>
  );
}

const SIZES = "(min-width: 1100px) 15vw, 25vw";

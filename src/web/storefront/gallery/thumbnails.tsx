import type { MouseEvent } from "react";
import type { Picture as PictureData } from "#contract/media.ts";
import { LoadingPicture } from "#web/catalog/loading-picture.tsx";
import { Picture } from "#web/catalog/picture.tsx";
import "./thumbnails.css";

/** Beside the main picture's own; what goes beyond is found in the viewer. */
const MAX_EXTRA = 4;

type Props = { pictures: PictureData[]; index: number; onIndex: (index: number) => void };

/** The main picture's own thumbnail and up to four more. */
export function Thumbnails({ pictures, index, onIndex }: Props) {
  if (pictures.length < 2) return null;
  const select = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onIndex(place);
  };
  return (
    <ul className="thumbnails" aria-label="Pictures">
      {pictures.slice(0, 1 + MAX_EXTRA).map((picture, place) => (
        <li key={picture.url}>
          <a
            href={picture.url}
            aria-label={`Picture ${place + 1} of ${pictures.length}`}
            aria-current={place === index ? "true" : undefined}
            onClick={(event) => select(event, place)}
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

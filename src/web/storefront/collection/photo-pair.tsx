import type { Picture as PictureData } from "#contract/media/media.ts";
import { LoadingPicture } from "#web/catalog/pictures/loading-picture.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import "./photo-pair.css";

/** Two more pictures side by side; null for fewer. */
export function PhotoPair({ pictures }: { pictures: PictureData[] }) {
  if (pictures.length < 2) return null;
  return (
    <div className="wrap photo-pair">
      {pictures.map((picture) => (
        <figure key={picture.url}>
          <LoadingPicture color={picture.color}>
            <Picture picture={picture} isDecorative sizes="50vw" fallback={null} />
          </LoadingPicture>
          {picture.alt && <figcaption>{picture.alt}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

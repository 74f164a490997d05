import type { Picture as PictureData } from "#contract/media.ts";
import { Picture } from "#web/catalog/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import "./piece-thumbnail.css";

/** A piece's first photo; a star if there is none or it fails to load. */
export function PieceThumbnail({ picture }: { picture: PictureData | null }) {
  const star = (
    <span className="thumb-star">
      <Icon name="star" />
    </span>
  );
  return (
    <span className="thumb">
      {picture ? (
        <Picture isDecorative fallback={star} key={picture.url} picture={picture} sizes="52px" />
      ) : (
        star
      )}
    </span>
  );
}

import { Link } from "react-router";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import "./piece-thumbnail.css";
import { DeskIcon } from "../desk-icon.tsx";

type PieceThumbnailProps = {
  picture: PictureData | null;
  /** The piece whose editor it opens; without one it is a picture only. */
  edits?: { id: number; name: string } | undefined;
};

/** A piece's first photo; a star if there is none or it fails to load. */
export function PieceThumbnail({ picture, edits }: PieceThumbnailProps) {
  const star = (
    <span className="center muted thumb-star">
      <DeskIcon name="star" />
    </span>
  );
  const thumb = (
    <span className="thumb">
      {picture ? (
        <Picture isDecorative fallback={star} key={picture.url} picture={picture} sizes="52px" />
      ) : (
        star
      )}
    </span>
  );
  if (!edits) return thumb;
  return (
    <Link aria-label={`Edit ${edits.name}`} className="thumb-link" to={`/admin?edit=${edits.id}`}>
      {thumb}
    </Link>
  );
}

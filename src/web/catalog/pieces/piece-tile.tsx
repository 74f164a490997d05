import { Highlighted } from "../text/highlighted.tsx";
import { objectPosition } from "../pictures/object-position.ts";
import { Picture } from "../pictures/picture.tsx";
import { PictureFrame } from "../pictures/picture-frame.tsx";
import { PicturePlaceholder } from "../pictures/picture-placeholder.tsx";
import { pictureSources } from "../pictures/picture-sources.ts";
import { AvailabilityDot } from "./availability-dot.tsx";
import { Price } from "./price.tsx";
import type { TilePiece } from "./tile-piece.ts";
import "./piece-tile.css";

/** Enough for half a phone at a device pixel ratio of 3 and a quarter of a screen at 2. */
const TILE_PICTURE = {
  maxWidth: 960,
  sizes: "(min-width: 1721px) 406px, (min-width: 1100px) 25vw, (min-width: 768px) 33vw, 50vw",
} as const;

/** One rendition is enough for what is seen for a moment, and each address is bytes of every list. */
const SECOND_VIEW_WIDTH = 640;

type Props = {
  piece: TilePiece;
  businessName: string;
  /** Above the fold: the picture loads first. */
  priority?: boolean;
};

/** A piece in a grid: its picture and caption, all of it a link to the piece. */
export function PieceTile({ piece, businessName, priority = false }: Props) {
  const { id, name, availability, metal, picture, highlights } = piece;
  return (
    <li className="tile">
      <PictureFrame color={picture?.color ?? ""}>
        {picture ? (
          <Picture picture={picture} {...TILE_PICTURE} isFramed priority={priority} />
        ) : (
          <PicturePlaceholder title={name} businessName={businessName} />
        )}
        <SecondView piece={piece} />
      </PictureFrame>
      <div className="tile-caption">
        <h3>
          <a href={`/products/${id}`}>
            {highlights ? <Highlighted parts={highlights.name} /> : name}
          </a>
        </h3>
        {metal && <p className="tile-metal">{metal}</p>}
        <Price price={piece.price} />
        {availability && <AvailabilityDot label={availability} />}
        {piece.sizing && <p className="tile-sizing">{piece.sizing}</p>}
        {/* Only the artisan sees hidden pieces. */}
        {availability?.kind === "hidden" && (
          <a aria-label={`Edit: ${name}`} className="link tile-edit" href={`/admin?edit=${id}`}>
            Edit
          </a>
        )}
      </div>
    </li>
  );
}

/** Shown while a mouse hovers: until then it is not displayed, and so not loaded, and on a phone never. */
function SecondView({ piece: { hoverPicture } }: { piece: TilePiece }) {
  if (!hoverPicture) return null;
  const sources = pictureSources(hoverPicture, SECOND_VIEW_WIDTH);
  const position = objectPosition(hoverPicture);
  return (
    <img
      alt=""
      className="tile-second"
      loading="lazy"
      src={sources?.src ?? hoverPicture.url}
      style={position ? { objectPosition: position } : undefined}
    />
  );
}

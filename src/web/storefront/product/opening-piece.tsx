import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { describeAvailability } from "#web/catalog/pieces/describe-availability.ts";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { LoadingPicture } from "#web/catalog/pictures/loading-picture.tsx";
import { PendingLine } from "#web/navigation/pending-line.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackLink } from "../back-link.tsx";
import { CardPicture } from "./card-picture.tsx";
import { PiecePhotoFallback } from "./piece-photo-fallback.tsx";
import { PieceName } from "./piece-name.tsx";
import { MESSAGES } from "./messages.ts";
import "../gallery/gallery.css";
import "./piece-page.css";
import "./piece-info.css";
import "./opening-piece.css";

const AVAILABLE = describeAvailability({
  isActive: true,
  availability: "available",
  reservedUntil: null,
  leadTime: null,
});

/** The page of a piece with what its tile knows: photo, name, price and state. */
export function OpeningPiece({ piece }: { piece: TilePiece }) {
  const { picture } = piece;
  const fallback = <PiecePhotoFallback name={piece.name} category={null} />;
  return (
    <main aria-busy="true" id="main">
      <PendingLine />
      <article className="piece">
        <div className="gallery-main">
          {picture ? (
            <LoadingPicture color={picture.color ?? ""}>
              <CardPicture
                fallback={fallback}
                picture={picture}
                viewTransitionName={`piece-picture-${piece.id}`}
              />
            </LoadingPicture>
          ) : (
            fallback
          )}
        </div>
        <div className="piece-info">
          <div className="piece-top">
            <BackLink to="/blog">{MESSAGES.back}</BackLink>
          </div>
          <PieceName id={piece.id} name={piece.name} />
          <div className="piece-price">
            <BigPrice price={piece.price} />
            <AvailabilityDot label={piece.availability ?? AVAILABLE} />
          </div>
          <div className="opening-lines">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </article>
    </main>
  );
}

import { type ReactNode, useState } from "react";
import { PageLink } from "#web/ui/page-link.tsx";
import { useMorph } from "#web/ui/use-morph.ts";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import { viewTransitionProps } from "../view-transition-props.ts";
import { AvailabilityDot } from "./availability-dot.tsx";
import { Highlighted } from "../text/highlighted.tsx";
import { ShortlistButton } from "../shortlist/shortlist-buttons.tsx";
import { LoadingPicture } from "../pictures/loading-picture.tsx";
import { PicturePlaceholder } from "../pictures/picture-placeholder.tsx";
import { Picture } from "../pictures/picture.tsx";
import { pressPiece } from "./pressed-piece.ts";
import type { TilePiece } from "./tile-piece.ts";
import { Price } from "./price.tsx";
import { type PrefetchHandlers, usePrefetchPage } from "../pictures/use-prefetch-page.ts";
import { useShopSettings } from "../use-shop-settings.ts";
import { MESSAGES } from "../messages.ts";
import "./piece-tile.css";

/** Enough for half a phone at a device pixel ratio of 3 and a quarter of a screen at 2. */
export const TILE_PICTURE = {
  maxWidth: 960,
  sizes: "(min-width: 1721px) 406px, (min-width: 1100px) 25vw, (min-width: 768px) 33vw, 50vw",
} as const;

type Props = {
  piece: TilePiece;
  /** Above the fold: the picture loads first. */
  priority?: boolean;
};

/** A piece in a grid: its picture and caption, all of it a link to the piece. */
export function PieceTile(props: Props) {
  const { businessName } = useShopSettings();
  return (
    <MemoizedHtml
      as="li"
      className="tile"
      content={TileContent}
      contentProps={{ ...props, businessName }}
    />
  );
}

type ContentProps = Props & { businessName: string };

function TileContent({ piece, businessName, priority = false }: ContentProps) {
  const to = `/products/${piece.id}`;
  const [isMorphing, morph] = useMorph(to);
  const { availability, metal, picture } = piece;
  const handlers = usePrefetchPage<HTMLSpanElement>(to, { picture, page: "piece" });
  const press = () => {
    morph();
    pressPiece(piece);
  };
  return (
    <>
      <TilePicture
        piece={piece}
        prefetchHandlers={handlers}
        isMorphing={isMorphing}
        priority={priority}
        fallback={<PicturePlaceholder title={piece.name} businessName={businessName} />}
      />
      <div className="tile-caption">
        <h3 {...(isMorphing && viewTransitionProps(`piece-name-${piece.id}`))}>
          <PageLink to={to} onClick={press} prefetch="intent">
            {piece.highlights ? <Highlighted parts={piece.highlights.name} /> : piece.name}
          </PageLink>
        </h3>
        {metal && <p className="tile-metal">{metal}</p>}
        <Price price={piece.price} />
        {availability && <AvailabilityDot label={availability} />}
        {piece.sizing && <p className="tile-sizing">{piece.sizing}</p>}
        {/* Only the artisan sees hidden pieces. */}
        {availability?.kind === "hidden" && (
          <a
            aria-label={`${MESSAGES.edit}: ${piece.name}`}
            className="link tile-edit"
            href={`/admin?edit=${piece.id}`}
          >
            {MESSAGES.edit}
          </a>
        )}
        <ShortlistButton id={piece.id} name={piece.name} />
      </div>
    </>
  );
}

/** Loads the second view on the first hover, so never on a phone. */
function TilePicture({
  piece,
  prefetchHandlers,
  isMorphing,
  priority,
  fallback,
}: {
  piece: TilePiece;
  prefetchHandlers: PrefetchHandlers<HTMLSpanElement>;
  isMorphing: boolean;
  priority: boolean;
  fallback: ReactNode;
}) {
  const [isHovered, setHovered] = useState(false);
  const { picture, hoverPicture } = piece;
  return (
    <span
      className="tile-picture"
      {...prefetchHandlers}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") setHovered(true);
        prefetchHandlers.onPointerEnter(event);
      }}
    >
      <LoadingPicture color={picture?.color ?? ""}>
        {picture ? (
          <Picture
            picture={picture}
            {...TILE_PICTURE}
            priority={priority}
            fallback={fallback}
            {...(isMorphing && { viewTransitionName: `piece-picture-${piece.id}` })}
          />
        ) : (
          fallback
        )}
        {isHovered && hoverPicture && (
          <Picture className="tile-second" picture={hoverPicture} isDecorative {...TILE_PICTURE} />
        )}
      </LoadingPicture>
    </span>
  );
}

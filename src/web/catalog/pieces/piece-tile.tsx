import { type ReactNode, useState } from "react";
import type { Product } from "#contract/catalogue/products.ts";
import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import { PageLink, useIsNavigatingTo } from "#web/ui/page-link.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import { viewTransitionProps } from "../view-transition-props.ts";
import { AvailabilityDot } from "./availability-dot.tsx";
import type { AvailabilityLabel } from "./describe-availability.ts";
import { Highlighted } from "../text/highlighted.tsx";
import { useShortlistParts } from "../shortlist/load-shortlist-parts.ts";
import { LoadingPicture } from "../pictures/loading-picture.tsx";
import { PicturePlaceholder } from "../pictures/picture-placeholder.tsx";
import { Picture } from "../pictures/picture.tsx";
import { Price } from "./price.tsx";
import type { ListPicture } from "../pictures/list-picture.ts";
import { usePrefetchPicture } from "../pictures/use-prefetch-picture.ts";
import { useShopSettings } from "../use-shop-settings.ts";
import { MESSAGES } from "../messages.ts";
import "./piece-tile.css";

export type TilePiece = Pick<Product, "id" | "name" | "price"> & {
  picture?: ListPicture;
  /** A second view, shown while a mouse hovers. */
  hoverPicture?: ListPicture;
  /** Metal and weight. */
  metal: string;
  /** Undefined when the piece is simply available. */
  availability?: AvailabilityLabel;
  /** The name with the search matches highlighted. */
  highlights?: { name: HighlightedText };
};

/** Enough for half a phone at a device pixel ratio of 3 and a quarter of a screen at 2. */
const MAX_WIDTH = 960;
const SIZES = "(min-width: 1721px) 406px, (min-width: 1100px) 25vw, (min-width: 768px) 33vw, 50vw";

type Props = {
  piece: TilePiece;
  /** Above the fold: the picture loads first. */
  priority?: boolean;
  /** Set on all but the first tile of a list: the router needs to discover their route only once. */
  skipDiscovery?: boolean;
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

function TileContent({
  piece,
  businessName,
  priority = false,
  skipDiscovery: isAlike = false,
}: ContentProps) {
  const to = `/products/${piece.id}`;
  const isNavigating = useIsNavigatingTo(to);
  const keep = useShortlistParts();
  const { toast } = useToast();
  const { availability, metal } = piece;
  return (
    <>
      <TilePicture
        piece={piece}
        isNavigating={isNavigating}
        priority={priority}
        fallback={<PicturePlaceholder title={piece.name} businessName={businessName} />}
      />
      <div className="tile-caption">
        <h3 {...(isNavigating && viewTransitionProps(`piece-name-${piece.id}`))}>
          <PageLink to={to} discover={isAlike ? "none" : "render"} prefetch="intent" viewTransition>
            {piece.highlights ? <Highlighted parts={piece.highlights.name} /> : piece.name}
          </PageLink>
        </h3>
        {metal && <p className="tile-metal">{metal}</p>}
        <Price price={piece.price} />
        {availability && <AvailabilityDot label={availability} />}
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
        {keep && <keep.ShortlistButton id={piece.id} name={piece.name} toast={toast} />}
      </div>
    </>
  );
}

/** Loads the second view on the first hover, so never on a phone. */
function TilePicture({
  piece,
  isNavigating,
  priority,
  fallback,
}: {
  piece: TilePiece;
  isNavigating: boolean;
  priority: boolean;
  fallback: ReactNode;
}) {
  const [isHovered, setHovered] = useState(false);
  const { picture, hoverPicture } = piece;
  const prefetchHandlers = usePrefetchPicture<HTMLSpanElement>({ picture, page: "piece" });
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
            sizes={SIZES}
            maxWidth={MAX_WIDTH}
            priority={priority}
            fallback={fallback}
            {...(isNavigating && { viewTransitionName: `piece-picture-${piece.id}` })}
          />
        ) : (
          fallback
        )}
        {isHovered && hoverPicture && (
          <Picture
            className="tile-second"
            picture={hoverPicture}
            isDecorative
            sizes={SIZES}
            maxWidth={MAX_WIDTH}
          />
        )}
      </LoadingPicture>
    </span>
  );
}

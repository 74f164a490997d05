import { type ReactNode, useState } from "react";
import type { Product } from "#contract/products.ts";
import type { HighlightedText } from "#contract/suggestions.ts";
import { PageLink, useIsNavigatingTo } from "#web/ui/page-link.tsx";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import { viewTransitionProps } from "./view-transition-props.ts";
import { AvailabilityDot } from "./availability-dot.tsx";
import type { AvailabilityMark } from "./describe-availability.ts";
import { Highlighted } from "./highlighted.tsx";
import { LoadingPicture } from "./loading-picture.tsx";
import { PicturePlaceholder } from "./picture-placeholder.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import type { ListPicture } from "./list-picture.ts";
import { usePrefetchPicture } from "./use-prefetch-picture.ts";
import { useShopSettings } from "./use-shop-settings.ts";
import "./piece-tile.css";

export type TilePiece = Pick<Product, "id" | "name" | "price"> & {
  picture?: ListPicture;
  /** The second view. */
  second?: ListPicture;
  /** Metal and weight. */
  metal: string;
  /** Left out of a piece that is simply there. */
  mark?: AvailabilityMark;
  /** The name with what was searched for. */
  marks?: { name: HighlightedText };
};

/** Half of a phone at three pixels to one, and a quarter of a screen at two. */
const MOST = 960;
const SIZES = "(min-width: 1721px) 406px, (min-width: 1100px) 25vw, (min-width: 768px) 33vw, 50vw";

type Props = {
  piece: TilePiece;
  /** Above the fold: fetch it first. */
  priority?: boolean;
  /** After the first of its kind: the router knows the way there already. */
  isAlike?: boolean;
};

/** A cell of the tray: the photograph with its caption beneath, the whole of it a link to the piece. */
export function PieceTile(props: Props) {
  const { businessName } = useShopSettings();
  return (
    <MemoizedHtml
      as="li"
      className="tile"
      content={TileContent}
      told={{ ...props, businessName }}
    />
  );
}

type Told = Props & { businessName: string };

function TileContent({ piece, businessName, priority = false, isAlike = false }: Told) {
  const to = `/products/${piece.id}`;
  const pressed = useIsNavigatingTo(to);
  const { mark, metal } = piece;
  return (
    <>
      <TilePicture
        piece={piece}
        pressed={pressed}
        priority={priority}
        fallback={<PicturePlaceholder title={piece.name} businessName={businessName} />}
      />
      <div className="tile-caption">
        <h3 {...(pressed && viewTransitionProps(`piece-name-${piece.id}`))}>
          <PageLink to={to} discover={isAlike ? "none" : "render"} prefetch="intent" viewTransition>
            {piece.marks ? <Highlighted parts={piece.marks.name} /> : piece.name}
          </PageLink>
        </h3>
        {metal && <p className="tile-metal">{metal}</p>}
        <Price price={piece.price} />
        {mark && <AvailabilityDot mark={mark} />}
      </div>
    </>
  );
}

/** The second view is fetched when a mouse first comes by, and never on a phone. */
function TilePicture({
  piece,
  pressed,
  priority,
  fallback,
}: {
  piece: TilePiece;
  pressed: boolean;
  priority: boolean;
  fallback: ReactNode;
}) {
  const [visited, setVisited] = useState(false);
  const { picture: first, second } = piece;
  const ahead = usePrefetchPicture<HTMLSpanElement>({ picture: first, page: "piece" });
  return (
    <span
      className="tile-picture"
      {...ahead}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") setVisited(true);
        ahead.onPointerEnter(event);
      }}
    >
      <LoadingPicture color={first?.color ?? ""}>
        {first ? (
          <Picture
            picture={first}
            sizes={SIZES}
            most={MOST}
            priority={priority}
            fallback={fallback}
            {...(pressed && { viewTransitionName: `piece-picture-${piece.id}` })}
          />
        ) : (
          fallback
        )}
        {visited && second && (
          <Picture className="tile-second" picture={second} alt="" sizes={SIZES} most={MOST} />
        )}
      </LoadingPicture>
    </span>
  );
}

import { type ReactNode, useState } from "react";
import type { Product } from "#contract/products.ts";
import type { Marked } from "#contract/suggestions.ts";
import { PageLink, useLeadsThere } from "#web/ui/page-link.tsx";
import { WrittenOnce } from "#web/ui/memoized-html.tsx";
import { growing } from "./view-transition-props.ts";
import { AvailabilityDot } from "./availability-dot.tsx";
import type { AvailabilityMark } from "./describe-availability.ts";
import { MarkedText } from "./highlighted-text.tsx";
import { LoadingPicture } from "./loading-picture.tsx";
import { PicturePlaceholder } from "./picture-placeholder.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import type { SlimPicture } from "./list-picture.ts";
import { useFetchAhead } from "./use-prefetch-picture.ts";
import { useShopFacts } from "./use-shop-settings.ts";
import "./piece-tile.css";

export type TilePiece = Pick<Product, "id" | "name" | "price"> & {
  picture?: SlimPicture;
  /** The second view. */
  second?: SlimPicture;
  /** Metal and weight. */
  metal: string;
  /** Left out of a piece that is simply there. */
  mark?: AvailabilityMark;
  /** The name with what was searched for. */
  marks?: { name: Marked };
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
  const { businessName } = useShopFacts();
  return (
    <WrittenOnce as="li" className="tile" content={TileContent} told={{ ...props, businessName }} />
  );
}

type Told = Props & { businessName: string };

function TileContent({ piece, businessName, priority = false, isAlike = false }: Told) {
  const to = `/products/${piece.id}`;
  const pressed = useLeadsThere(to);
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
        <h3 {...(pressed && growing(`piece-name-${piece.id}`))}>
          <PageLink to={to} discover={isAlike ? "none" : "render"} prefetch="intent" viewTransition>
            {piece.marks ? <MarkedText parts={piece.marks.name} /> : piece.name}
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
  const ahead = useFetchAhead<HTMLSpanElement>({ picture: first, page: "piece" });
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

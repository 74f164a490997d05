import { memo } from "react";
import type { CareNote } from "#contract/catalogue/piece-care.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { AvailabilityLabel } from "#web/catalog/pieces/describe-availability.ts";
import { MAIN_SIZES } from "#web/catalog/pictures/prefetch-picture.ts";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import type { ListPicture } from "#web/catalog/pictures/list-picture.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import type { Fineness } from "#contract/catalogue/metals/list-fineness.ts";
import { CardPicture } from "./card-picture.tsx";
import type { Detail } from "./describe-details.ts";
import { PieceCollections } from "./piece-collections.tsx";
import { PiecePhotoFallback } from "./piece-photo-fallback.tsx";
import { PieceInfo } from "./piece-info.tsx";
import { PieceStory } from "./piece-story.tsx";
import { RelatedPieces } from "./related-pieces.tsx";
import { splitStory } from "./split-story.ts";
import "./piece-page.css";

type Props = {
  piece: Product;
  details: Detail[];
  care: CareNote[];
  fineness: Fineness[];
  category: string | null;
  collections: CardCollection[];
  related: TilePiece[];
  tags: Pick<Tag, "id" | "name" | "color">[];
  /** The page's absolute URL. */
  url: string;
  isRing: boolean;
  /** Whether visitors can ask to be notified when it becomes available. */
  canWait: boolean;
  availability: AvailabilityLabel;
  /** The picture of the tile through which the page was opened. */
  cardPicture?: ListPicture | undefined;
};

/** The gallery beside the information, then the story and the collections. */
export const PiecePage = memo(function PiecePage({
  piece,
  category,
  collections,
  related,
  tags,
  cardPicture,
  ...page
}: Props) {
  const { lead, story } = splitStory(piece.description);
  return (
    <main id="main">
      <article className="piece">
        <Gallery
          name={piece.name}
          pictures={piece.media}
          transitionName={`piece-picture-${piece.id}`}
          sizes={MAIN_SIZES.piece}
          preview={cardPicture && <CardPicture picture={cardPicture} />}
          fallback={<PiecePhotoFallback name={piece.name} category={category} />}
        />
        <PieceInfo piece={piece} lead={lead} tags={tags} {...page} />
      </article>
      <BelowFold>
        {story.length > 0 && (
          <PieceStory name={piece.name} paragraphs={story} picture={piece.media[1]} />
        )}
        <PieceCollections collections={collections} />
        <RelatedPieces pieces={related} />
      </BelowFold>
    </main>
  );
});

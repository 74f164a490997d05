import { memo, type ReactNode } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { CardRow } from "#web/catalog/collections/card-row.tsx";
import type { PublishedDay } from "#web/catalog/collections/published-day.ts";
import { MAIN_SIZES } from "#web/catalog/pictures/prefetch-picture.ts";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import { PicturePlaceholder } from "#web/catalog/pictures/picture-placeholder.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { Prose } from "#web/catalog/text/prose.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { CollectionHeader } from "./collection-header.tsx";
import { PhotoPair } from "./photo-pair.tsx";
import { CollectionPieces } from "./collection-pieces.tsx";
import { type Neighbor, NeighborLinks } from "./neighbor-links.tsx";
import { MESSAGES } from "./messages.ts";
import "../page-section.css";
import "./collection-page.css";

export type CollectionPageProps = {
  collection: Collection;
  day: PublishedDay;
  pieces: TilePiece[];
  related: CardCollection[];
  previous: Neighbor | null;
  next: Neighbor | null;
  tags: Pick<Tag, "id" | "name" | "color">[];
  /** The page's absolute URL. */
  url: string;
  /** Shown above the article. */
  notice?: ReactNode;
};

/** Title, article, the pieces it presents, related collections and neighbors. */
export const CollectionPage = memo(function CollectionPage(props: CollectionPageProps) {
  const { collection, day, pieces, related, previous, next, tags, url, notice } = props;
  const { artistName, businessName } = useLayoutData().settings;
  return (
    <main id="main">
      {notice}
      <article>
        <div className="collection-title">
          <Gallery
            name={collection.title}
            pictures={collection.media}
            transitionName={`collection-picture-${collection.id}`}
            sizes={MAIN_SIZES.collection}
            fallback={<PicturePlaceholder title={collection.title} businessName={businessName} />}
          />
          <CollectionHeader collection={collection} day={day} tags={tags} url={url} />
        </div>
        <div className="collection-text">
          {collection.content ? (
            <Prose html={collection.content} />
          ) : (
            <p className="muted">{MESSAGES.noContent}</p>
          )}
        </div>
        <PhotoPair pictures={collection.media.slice(1, 3)} />
      </article>
      <BelowFold>
        <CollectionPieces pieces={pieces} />
        {related.length > 0 && (
          <section className="page-section" aria-labelledby="related">
            <h2 id="related" className="wrap">
              {MESSAGES.related}
            </h2>
            <CardRow collections={related} author={artistName} />
          </section>
        )}
        <NeighborLinks previous={previous} next={next} />
      </BelowFold>
    </main>
  );
});

import type { ReactNode } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { CardRow } from "#web/catalog/collections/card-row.tsx";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import type { PublishedDay } from "#web/catalog/collections/published-day.ts";
import { PictureFrame } from "#web/catalog/pictures/picture-frame.tsx";
import { PicturePlaceholder } from "#web/catalog/pictures/picture-placeholder.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { Prose } from "#web/catalog/text/prose.tsx";
import type { Site } from "#web/content/site.ts";
import { Byline } from "#web/catalog/collections/byline.tsx";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { BackLink } from "../back-link.tsx";
import "../page-section.css";
import "./collection-page.css";

/** Longer titles, in characters, get a smaller font. */
const LONG_TITLE = 45;

export type Neighbor = { slug: string; title: string };

export type CollectionData = {
  collection: Collection;
  day: PublishedDay;
  pieces: TilePiece[];
  related: CardCollection[];
  previous: Neighbor | null;
  next: Neighbor | null;
  tags: Pick<Tag, "id" | "name" | "color">[];
};

/** Up to this many pieces share the width of one row. */
const SINGLE_ROW_LIMIT = 3;

type Props = {
  data: CollectionData;
  site: Site;
  /** Shown above the article. */
  notice?: ReactNode;
};

/** Title, article, the pieces it presents, related collections and neighbors. */
export function CollectionView({ data, site, notice }: Props) {
  const { collection, day, related, tags } = data;
  const { title, slug, content, media } = collection;
  const { businessName } = site.settings;
  return (
    <main id="main">
      {notice}
      <article>
        <div className="collection-title">
          <Gallery
            name={title}
            pictures={media}
            transitionName={`collection-picture-${slug}`}
            sizes="(min-width: 768px) 59vw, 100vw"
            fallback={<PicturePlaceholder title={title} businessName={businessName} />}
          />
          <CollectionHeader collection={collection} day={day} site={site} tags={tags} />
        </div>
        <div className="collection-text">
          {content ? <Prose html={content} /> : <p className="muted">No content available.</p>}
        </div>
        <PhotoPair pictures={media.slice(1, 3)} title={title} />
      </article>
      <Pieces businessName={businessName} pieces={data.pieces} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="page-section">
          <h2 className="wrap" id="related">
            Related Collections
          </h2>
          <CardRow collections={related} names={site.settings} />
        </section>
      )}
      <Neighbors next={data.next} previous={data.previous} />
    </main>
  );
}

/** Two more pictures side by side; null for fewer. */
function PhotoPair({ pictures, title }: { pictures: PictureData[]; title: string }) {
  if (pictures.length < 2) return null;
  return (
    <div className="wrap photo-pair">
      {pictures.map((picture, index) => (
        <PictureFrame color={picture.color} key={picture.url}>
          <Picture fallbackAlt={viewAlt(title, index + 1)} picture={picture} sizes="50vw" />
        </PictureFrame>
      ))}
    </div>
  );
}

/** The pieces of a collection, in its order. */
function Pieces({ pieces, businessName }: { pieces: TilePiece[]; businessName: string }) {
  const { length } = pieces;
  if (length === 0) return null;
  return (
    <section aria-labelledby="pieces-of-collection" className="page-section">
      <div className="wrap collection-pieces-head">
        <h2 id="pieces-of-collection">Pieces in this collection</h2>
        <span className="muted">{length}</span>
      </div>
      <ul className="tile-grid" data-few={length <= SINGLE_ROW_LIMIT ? length : undefined}>
        {pieces.map((piece) => (
          <PieceTile businessName={businessName} key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

/** Links to the previous (newer) and the next (older) collection. */
function Neighbors({ previous, next }: { previous: Neighbor | null; next: Neighbor | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More collections" className="wrap neighbor-links">
      {previous && <NeighborLink label="Previous" neighbor={previous} rel="prev" />}
      {next && <NeighborLink label="Next" neighbor={next} rel="next" />}
    </nav>
  );
}

type LinkProps = { neighbor: Neighbor; label: string; rel: "prev" | "next" };

const NeighborLink = ({ neighbor: { slug, title }, label, rel }: LinkProps) => (
  <a className={rel} href={`/collections/${slug}`} rel={rel}>
    <small>{label}</small> <span>{title}</span>
  </a>
);

type CollectionHeaderProps = {
  collection: Collection;
  day: PublishedDay;
  tags: Pick<Tag, "id" | "name" | "color">[];
  site: Site;
};

/** Title, description, tags, author and date. */
function CollectionHeader({ collection, day, tags, site }: CollectionHeaderProps) {
  const { id, slug, title, description, isPublished } = collection;
  return (
    <header className="collection-head">
      <div className="collection-top">
        <BackLink href="/collections">Back to Collections</BackLink>
        {!isPublished && <span className="draft">Draft</span>}
        {site.user && (
          <a className="link" href={`/admin/collections?edit=${id}`}>
            Edit
          </a>
        )}
      </div>
      <div className="collection-title-text">
        <h1
          className={title.length > LONG_TITLE ? "view-transition long" : "view-transition"}
          style={{ "--view-transition-name": `collection-title-${slug}` }}
        >
          {title}
        </h1>
        <p className="collection-lead">{description}</p>
      </div>
      <div>
        <TagLinks tags={tags} />
        <Byline day={day} author={site.settings.artistName}>
          <span>5 min read</span>
        </Byline>
        {/* A draft has no public URL to share. */}
        {isPublished && (
          <button
            className="go collection-share"
            data-share={`${site.origin}/collections/${slug}`}
            data-title={title}
            type="button"
          >
            <span>Share</span>
          </button>
        )}
      </div>
    </header>
  );
}

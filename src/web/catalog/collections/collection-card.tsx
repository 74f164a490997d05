import type { Collection } from "#contract/catalogue/collections.ts";
import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import type { ListPicture } from "../pictures/list-picture.ts";
import { Picture } from "../pictures/picture.tsx";
import { PictureFrame } from "../pictures/picture-frame.tsx";
import { PicturePlaceholder } from "../pictures/picture-placeholder.tsx";
import { Highlighted } from "../text/highlighted.tsx";
import { Byline } from "./byline.tsx";
import type { PublishedDay } from "./published-day.ts";
import "./collection-card.css";

export type CardCollection = Pick<Collection, "id" | "slug" | "title" | "description"> & {
  picture?: ListPicture;
  day: PublishedDay;
  isDraft?: boolean;
  /** Title and description with the search matches highlighted. */
  highlights?: { title: HighlightedText; description: HighlightedText };
};

/** The sizes attribute of the picture, by layout. */
const SIZES = {
  card: "(min-width: 1700px) 528px, (min-width: 768px) 32vw, 72vw",
  wide: "(min-width: 768px) 50vw, 100vw",
  row: "(min-width: 768px) 25vw, 116px",
  small: "200px",
} as const;

/** The widest rendition needed at a device pixel ratio of 2. */
const MAX_WIDTH = { card: 1280, wide: 1920, row: 960, small: 640 } as const;

/** How the shop and its artist are named on cards. */
export type CardNames = { artistName: string; businessName: string };

type Props = {
  collection: CardCollection;
  names: CardNames;
  /** `wide` for landscape pictures, `row` for a compact row on a phone, `small` without a text. */
  layout?: keyof typeof SIZES;
  /** Above the fold: the picture loads first. */
  priority?: boolean;
};

/** A collection in a list; its picture, its title and "Explore Item" link to it. */
export function CollectionCard({ collection, names, layout = "card", priority = false }: Props) {
  const { id, slug, title, description, picture, isDraft = false, highlights } = collection;
  const href = `/collections/${slug}`;
  return (
    <article className={`catalog-card ${layout}`}>
      <a aria-hidden="true" className="catalog-card-picture" href={href} tabIndex={-1}>
        <PictureFrame color={picture?.color ?? ""}>
          {picture ? (
            <Picture
              picture={picture}
              isDecorative
              isFramed
              sizes={SIZES[layout]}
              maxWidth={MAX_WIDTH[layout]}
              priority={priority}
            />
          ) : (
            <PicturePlaceholder title={title} businessName={names.businessName} />
          )}
        </PictureFrame>
        {isDraft && <span className="draft">Draft</span>}
      </a>
      <div className="catalog-card-body">
        <h3>
          <a href={href}>{highlights ? <Highlighted parts={highlights.title} /> : title}</a>
        </h3>
        {description && layout !== "small" && (
          <p className="catalog-card-description">
            {highlights ? <Highlighted parts={highlights.description} /> : description}
          </p>
        )}
        <Byline day={collection.day} author={names.artistName} />
        {layout !== "small" && (
          <a aria-label={`Explore Item: ${title}`} className="go" href={href}>
            <span>Explore Item</span>
          </a>
        )}
        {/* Only the artisan sees drafts. */}
        {isDraft && (
          <a aria-label={`Edit: ${title}`} className="link" href={`/admin/collections?edit=${id}`}>
            Edit
          </a>
        )}
      </div>
    </article>
  );
}

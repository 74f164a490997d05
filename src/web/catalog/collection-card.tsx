import type { Collection } from "#contract/collections.ts";
import type { Marked } from "#contract/suggestions.ts";
import { PageLink, useLeadsThere } from "#web/ui/page-link.tsx";
import { WrittenOnce } from "#web/ui/memoized-html.tsx";
import { growing } from "./view-transition-props.ts";
import { DateLine } from "./byline.tsx";
import type { Day } from "./published-day.ts";
import { MarkedText } from "./highlighted-text.tsx";
import { LoadingPicture } from "./loading-picture.tsx";
import { PicturePlaceholder } from "./picture-placeholder.tsx";
import { Picture } from "./picture.tsx";
import type { SlimPicture } from "./list-picture.ts";
import { useFetchAhead } from "./use-prefetch-picture.ts";
import { useShopFacts } from "./use-shop-settings.ts";
import "./collection-card.css";

export type CardCollection = Pick<Collection, "id" | "slug" | "title" | "description"> & {
  picture?: SlimPicture;
  /** When it was published, else written. */
  day: Day;
  isDraft?: boolean;
  /** Title and description with what was searched for. */
  marks?: { title: Marked; description: Marked };
};

/** How wide the photograph stands, for the browser to choose its rendition. */
const SIZES = {
  card: "(min-width: 1700px) 528px, (min-width: 768px) 32vw, 72vw",
  wide: "(min-width: 768px) 50vw, 100vw",
  row: "(min-width: 768px) 25vw, 116px",
} as const;
/** What it shows at two pixels to one. */
const MOST = { card: 1280, wide: 1920, row: 960 } as const;

type Props = {
  collection: CardCollection;
  author: string;
  /** `wide` for pictures that lie down, `row` for a line of a list on the phone. */
  layout?: keyof typeof SIZES;
  /** Above the fold: fetch it first. */
  priority?: boolean;
  /** After the first of its kind: the router knows the way there already. */
  isAlike?: boolean;
};

/** A collection in a list: picture, title and "Explore Item" lead to it. */
export function ItemCard(props: Props) {
  const { businessName } = useShopFacts();
  return (
    <WrittenOnce
      as="article"
      className={`item-card ${props.layout ?? "card"}`}
      content={CardContent}
      told={{ ...props, businessName }}
    />
  );
}

function CardContent(props: Props & { businessName: string }) {
  const { collection, author, layout = "card", priority = false, isAlike = false } = props;
  const { id, slug, title, description, picture, isDraft = false, marks } = collection;
  const to = `/collections/${slug}`;
  const placeholder = <PicturePlaceholder title={title} businessName={props.businessName} />;
  const discover = isAlike ? "none" : "render";
  const pressed = useLeadsThere(to);
  const ahead = useFetchAhead<HTMLAnchorElement>({ picture, page: "collection" });
  return (
    <>
      <PageLink
        className="item-card-picture"
        to={to}
        discover={discover}
        prefetch="intent"
        viewTransition
        tabIndex={-1}
        aria-hidden="true"
        {...ahead}
      >
        <LoadingPicture color={picture?.color ?? ""}>
          {picture ? (
            <Picture
              picture={picture}
              alt=""
              sizes={SIZES[layout]}
              most={MOST[layout]}
              priority={priority}
              fallback={placeholder}
              {...(pressed && { viewTransitionName: `collection-picture-${id}` })}
            />
          ) : (
            placeholder
          )}
        </LoadingPicture>
        {isDraft && <span className="draft">Draft</span>}
      </PageLink>
      <div className="item-card-body">
        <h3 {...(pressed && growing(`collection-title-${id}`))}>
          <PageLink to={to} discover={discover} prefetch="intent" viewTransition>
            {marks ? <MarkedText parts={marks.title} /> : title}
          </PageLink>
        </h3>
        {description && (
          <p className="item-card-description">
            {marks ? <MarkedText parts={marks.description} /> : description}
          </p>
        )}
        <DateLine day={collection.day} author={author} />
        <PageLink
          className="go"
          to={to}
          discover={discover}
          prefetch="intent"
          viewTransition
          aria-label={`Explore Item: ${title}`}
        >
          <span>Explore Item</span>
        </PageLink>
      </div>
    </>
  );
}

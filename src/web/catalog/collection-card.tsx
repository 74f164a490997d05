import type { Collection } from "#contract/collections.ts";
import type { HighlightedText } from "#contract/suggestions.ts";
import { PageLink, useIsNavigatingTo } from "#web/ui/page-link.tsx";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import { viewTransitionProps } from "./view-transition-props.ts";
import { Byline } from "./byline.tsx";
import type { PublishedDay } from "./published-day.ts";
import { Highlighted } from "./highlighted.tsx";
import { LoadingPicture } from "./loading-picture.tsx";
import { PicturePlaceholder } from "./picture-placeholder.tsx";
import { Picture } from "./picture.tsx";
import type { ListPicture } from "./list-picture.ts";
import { usePrefetchPicture } from "./use-prefetch-picture.ts";
import { useShopSettings } from "./use-shop-settings.ts";
import "./collection-card.css";

export type CardCollection = Pick<Collection, "id" | "slug" | "title" | "description"> & {
  picture?: ListPicture;
  /** When it was published, else written. */
  day: PublishedDay;
  isDraft?: boolean;
  /** Title and description with what was searched for. */
  marks?: { title: HighlightedText; description: HighlightedText };
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
export function CollectionCard(props: Props) {
  const { businessName } = useShopSettings();
  return (
    <MemoizedHtml
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
  const pressed = useIsNavigatingTo(to);
  const ahead = usePrefetchPicture<HTMLAnchorElement>({ picture, page: "collection" });
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
        <h3 {...(pressed && viewTransitionProps(`collection-title-${id}`))}>
          <PageLink to={to} discover={discover} prefetch="intent" viewTransition>
            {marks ? <Highlighted parts={marks.title} /> : title}
          </PageLink>
        </h3>
        {description && (
          <p className="item-card-description">
            {marks ? <Highlighted parts={marks.description} /> : description}
          </p>
        )}
        <Byline day={collection.day} author={author} />
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

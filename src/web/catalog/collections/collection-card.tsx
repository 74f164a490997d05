import type { Collection } from "#contract/catalogue/collections.ts";
import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import { useMorph } from "#web/ui/use-morph.ts";
import { viewTransitionProps } from "../view-transition-props.ts";
import { Byline } from "./byline.tsx";
import type { PublishedDay } from "./published-day.ts";
import { Highlighted } from "../text/highlighted.tsx";
import { LoadingPicture } from "../pictures/loading-picture.tsx";
import { PicturePlaceholder } from "../pictures/picture-placeholder.tsx";
import { Picture } from "../pictures/picture.tsx";
import type { ListPicture } from "../pictures/list-picture.ts";
import { usePrefetchPage } from "../pictures/use-prefetch-page.ts";
import { useShopSettings } from "../use-shop-settings.ts";
import { MESSAGES } from "../messages.ts";
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
} as const;
/** The widest rendition needed at a device pixel ratio of 2. */
const MAX_WIDTH = { card: 1280, wide: 1920, row: 960 } as const;

type Props = {
  collection: CardCollection;
  author: string;
  /** `wide` for landscape pictures, `row` for a compact row on a phone. */
  layout?: keyof typeof SIZES;
  /** Above the fold: the picture loads first. */
  priority?: boolean;
};

/** A collection in a list; its picture, its title and "Explore Item" link to it. */
export function CollectionCard(props: Props) {
  const { businessName } = useShopSettings();
  return (
    <MemoizedHtml
      as="article"
      className={`catalog-card ${props.layout ?? "card"}`}
      content={CardContent}
      contentProps={{ ...props, businessName }}
    />
  );
}

function CardContent(props: Props & { businessName: string }) {
  const { collection, author, layout = "card", priority = false } = props;
  const { id, slug, title, description, picture, isDraft = false, highlights } = collection;
  const to = `/collections/${slug}`;
  const placeholder = <PicturePlaceholder title={title} businessName={props.businessName} />;
  const [isMorphing, morph] = useMorph(to);
  const handlers = usePrefetchPage<HTMLAnchorElement>(to, { picture, page: "collection" });
  return (
    <>
      <PageLink
        className="catalog-card-picture"
        to={to}
        onClick={morph}
        discover="none"
        prefetch="intent"
        tabIndex={-1}
        aria-hidden="true"
        {...handlers}
      >
        <LoadingPicture color={picture?.color ?? ""}>
          {picture ? (
            <Picture
              picture={picture}
              isDecorative
              sizes={SIZES[layout]}
              maxWidth={MAX_WIDTH[layout]}
              priority={priority}
              fallback={placeholder}
              {...(isMorphing && { viewTransitionName: `collection-picture-${id}` })}
            />
          ) : (
            placeholder
          )}
        </LoadingPicture>
        {isDraft && <span className="draft">{MESSAGES.draft}</span>}
      </PageLink>
      <div className="catalog-card-body">
        <h3 {...(isMorphing && viewTransitionProps(`collection-title-${id}`))}>
          <PageLink to={to} onClick={morph} prefetch="intent">
            {highlights ? <Highlighted parts={highlights.title} /> : title}
          </PageLink>
        </h3>
        {description && (
          <p className="catalog-card-description">
            {highlights ? <Highlighted parts={highlights.description} /> : description}
          </p>
        )}
        <Byline day={collection.day} author={author} />
        <PageLink
          className="go"
          to={to}
          onClick={morph}
          discover="none"
          prefetch="intent"
          aria-label={`${MESSAGES.explore}: ${title}`}
        >
          <span>{MESSAGES.explore}</span>
        </PageLink>
        {/* Only the artisan sees drafts. */}
        {isDraft && (
          <a
            aria-label={`${MESSAGES.edit}: ${title}`}
            className="link"
            href={`/admin/collections?edit=${id}`}
          >
            {MESSAGES.edit}
          </a>
        )}
      </div>
    </>
  );
}

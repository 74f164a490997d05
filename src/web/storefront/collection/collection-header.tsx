import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Byline } from "#web/catalog/collections/byline.tsx";
import type { PublishedDay } from "#web/catalog/collections/published-day.ts";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import { BackLink } from "../back-link.tsx";
import type { Site } from "#web/content/site.ts";

type Props = {
  collection: Collection;
  day: PublishedDay;
  tags: Pick<Tag, "id" | "name" | "color">[];
  site: Site;
};

/** Longer titles, in characters, get a smaller font. */
const LONG_TITLE = 45;

/** Title, description, tags, author and date. */
export function CollectionHeader({ collection, day, tags, site }: Props) {
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

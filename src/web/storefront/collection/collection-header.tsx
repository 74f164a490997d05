import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Byline } from "#web/catalog/collections/byline.tsx";
import type { PublishedDay } from "#web/catalog/collections/published-day.ts";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import { BackLink } from "../back-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { ShareButton } from "#web/ui/share-button.tsx";
import { MESSAGES } from "./messages.ts";

type Props = {
  collection: Collection;
  day: PublishedDay;
  tags: Pick<Tag, "id" | "name" | "color">[];
  url: string;
};

/** Longer titles, in characters, get a smaller font. */
const LONG_TITLE = 45;

/** Title, description, tags, author and date. */
export function CollectionHeader({ collection, day, tags, url }: Props) {
  const { settings, user } = useLayoutData();
  const { id, title, description, isPublished } = collection;
  return (
    <header className="collection-head">
      <div className="collection-top">
        <BackLink to="/collections">{MESSAGES.back}</BackLink>
        {!isPublished && <span className="draft">{MESSAGES.draft}</span>}
        {user && (
          <a className="link" href={`/admin/collections?edit=${id}`}>
            {MESSAGES.edit}
          </a>
        )}
      </div>
      <div className="collection-title-text">
        <h1
          className={title.length > LONG_TITLE ? "view-transition long" : "view-transition"}
          style={{ "--view-transition-name": `collection-title-${id}` }}
        >
          {title}
        </h1>
        <p className="collection-lead">{description}</p>
      </div>
      <div>
        <TagLinks tags={tags} />
        <Byline day={day} author={settings.artistName}>
          <span>{MESSAGES.readTime}</span>
        </Byline>
        {/* A draft has no public URL to share. */}
        {isPublished && (
          <ShareButton className="go" title={title} url={url}>
            <span>{MESSAGES.share}</span>
          </ShareButton>
        )}
      </div>
    </header>
  );
}

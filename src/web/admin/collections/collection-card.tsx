import type { Category } from "#contract/catalogue/categories.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { formatDateTime } from "../formatting/format-day.ts";
import { TagBadge } from "./tags/tag-badge.tsx";
import "./collection-card.css";

type Props = {
  collection: Collection;
  category: Category | undefined;
  tags: Tag[];
  isOpen: boolean;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const SHOWN_TAGS = 2;

/** A collection in the list with its state and actions. */
export function CollectionCard({ collection, isOpen, isDeleting, onEdit, onDelete, ...of }: Props) {
  const { title, description } = collection;
  return (
    <li
      className="stack collection-card"
      aria-current={isOpen ? "true" : undefined}
      data-busy={isDeleting ? "" : undefined}
    >
      <Thumbnail collection={collection} />
      <div>
        <h2>{title}</h2>
        <p>{description}</p>
        <Badges collection={collection} category={of.category} tags={of.tags} />
        <div className="collection-card-actions">
          <button className="iconbtn" type="button" aria-label={`Edit ${title}`} onClick={onEdit}>
            <DeskIcon name="edit" />
          </button>
          <button
            className="iconbtn"
            type="button"
            aria-label={`Delete ${title}`}
            disabled={isDeleting}
            onClick={onDelete}
          >
            <DeskIcon name="trash" />
          </button>
        </div>
      </div>
    </li>
  );
}

function Thumbnail({ collection: { media } }: Pick<Props, "collection">) {
  const [first] = media;
  const star = (
    <span className="center muted collection-card-empty">
      <DeskIcon name="star" />
    </span>
  );
  if (!first) return star;
  return (
    <span className="collection-card-picture">
      <Picture
        picture={first}
        key={first.url}
        isDecorative
        sizes="88px"
        ratio="4 / 5"
        fallback={star}
      />
    </span>
  );
}

function Badges({ collection, category, tags }: Pick<Props, "collection" | "category" | "tags">) {
  const { images } = collection;
  const more = tags.length - SHOWN_TAGS;
  return (
    <ul className="toolbar small collection-card-badges">
      <State collection={collection} />
      {category && <li className="muted">{category.name}</li>}
      {images.length > 1 && <li className="muted">{`${images.length} images`}</li>}
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <li key={tag.id}>
          <TagBadge tag={tag} />
        </li>
      ))}
      {more > 0 && <li className="muted">{`+${more} more`}</li>}
    </ul>
  );
}

function State({ collection: { isPublished, publishAt } }: Pick<Props, "collection">) {
  const { timeZone } = useDesk().settings;
  const isScheduled = !isPublished && publishAt !== null;
  return (
    <>
      <li>
        {isPublished ? (
          <span className="dot available">Published</span>
        ) : (
          <span className="draft">{isScheduled ? "Scheduled" : "Draft"}</span>
        )}
      </li>
      {isScheduled && (
        <li className="muted">
          <time dateTime={publishAt}>{formatDateTime(publishAt, timeZone, "short")}</time>
        </li>
      )}
    </>
  );
}

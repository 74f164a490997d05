import type { Tag } from "#contract/tags.ts";
import "./tag-badge.css";

/** A tag in its colour. The colour may be any, so it fills a mark only and the name stays ink. */
export function TagBadge({ tag }: { tag: Pick<Tag, "name" | "color"> }) {
  return (
    <span className="tag-badge">
      <i aria-hidden="true" style={{ "--tag": tag.color }} />
      {tag.name}
    </span>
  );
}

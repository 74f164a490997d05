import type { Tag } from "#contract/catalogue/tags.ts";
import "./tag-badge.css";

/** A tag with its color. Only a mark has it: text in any color may be unreadable. */
export function TagBadge({ tag }: { tag: Pick<Tag, "name" | "color"> }) {
  return (
    <span className="tag-badge">
      <i aria-hidden="true" style={{ "--tag": tag.color }} />
      {tag.name}
    </span>
  );
}

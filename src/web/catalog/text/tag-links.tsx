import type { Tag } from "#contract/catalogue/tags.ts";
import "./tag-links.css";

/** Tags as links to the filtered list. Their colors are free, so contrast is safe only on a diamond beside the text. */
export function TagLinks({ tags }: { tags: Pick<Tag, "id" | "name" | "color">[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-links" aria-label="Tags">
      {tags.map(({ id, name, color }) => (
        <li key={id}>
          <a href={`/blog?tagIds=${id}`}>
            <span className="tag-diamond" style={{ "--tag": color }} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { Tag } from "#contract/catalogue/tags.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { MESSAGES } from "../messages.ts";
import "./tag-links.css";

/** Tags as links to the filtered list. Their colors are free, so contrast is safe only on a diamond beside the text. */
export function TagLinks({ tags }: { tags: Pick<Tag, "id" | "name" | "color">[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-links" aria-label={MESSAGES.tags}>
      {tags.map(({ id, name, color }) => (
        <li key={id}>
          <PageLink to={`/blog?tagIds=${id}`} prefetch="intent">
            <span className="tag-diamond" style={{ "--tag": color }} />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

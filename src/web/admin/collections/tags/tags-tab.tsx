import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Tag, TagType } from "#contract/tags.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../../load-failed.tsx";
import { TagBadge } from "./tag-badge.tsx";
import { TagPanel } from "./tag-panel.tsx";
import { useDeleteTag } from "./use-delete-tag.ts";
import { useTabParam } from "../use-tab-param.ts";
import "./tags-tab.css";

const GROUPS: { type: TagType; title: string; empty: string }[] = [
  { type: "jewelry_type", title: "Jewelry Types", empty: "No types yet, such as Rings." },
  { type: "material", title: "Materials", empty: "No materials yet, such as Silver." },
];

/** All tags by their type, and the panel in which one is changed. */
export function TagsTab() {
  const { editing, close } = useTabParam();
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  if (tags.error) return <LoadFailed error={tags.error} onRetry={() => void tags.refetch()} />;
  if (tags.isPending) return <Skeleton className="desk-table-skeleton" />;
  const edited = tags.data.find(({ id }) => id === editing) ?? null;
  return (
    <>
      {GROUPS.map(({ type, title, empty }) => (
        <TagGroup
          key={type}
          title={title}
          empty={empty}
          tags={tags.data.filter((tag) => tag.type === type)}
        />
      ))}
      {(editing === "new" || edited) && <TagPanel key={editing} tag={edited} onClose={close} />}
    </>
  );
}

function TagGroup({ title, empty, tags }: { title: string; empty: string; tags: Tag[] }) {
  const { editing, open, close } = useTabParam();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteTag(({ id }) => {
    if (editing === id) close();
    // The pressed button is gone with its tag.
    heading.current?.focus();
  });
  return (
    <section className="desk-part">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {tags.length === 0 && <p>{empty}</p>}
      <ul className="tag-list" aria-label={title}>
        {tags.map((tag) => (
          <li key={tag.id} aria-current={editing === tag.id ? "true" : undefined}>
            <TagBadge tag={tag} />
            <button
              className="iconbtn"
              type="button"
              aria-label={`Edit ${tag.name}`}
              onClick={() => open(tag.id)}
            >
              <Icon name="edit" />
            </button>
            <button
              className="iconbtn"
              type="button"
              aria-label={`Delete ${tag.name}`}
              disabled={remove.isPending && remove.variables.id === tag.id}
              onClick={() => remove.mutate(tag)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

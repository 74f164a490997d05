import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { TagBadge } from "../../tags/tag-badge.tsx";
import type { useTagLinks } from "./use-tag-links.ts";
import "./collection-tags.css";

type Props = { collection: Collection; links: ReturnType<typeof useTagLinks> };

/** The tags of a collection and those to add. Each change is saved at once. */
export function CollectionTags({ collection, links: { add, remove } }: Props) {
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const group = useRef<HTMLFieldSetElement>(null);
  const all = tags.data ?? [];
  const current = collection.tagIds.flatMap((id) => all.find((tag) => tag.id === id) ?? []);
  const others = all.filter(({ id }) => !collection.tagIds.includes(id));
  // The pressed button is removed, so the group takes the focus.
  const focusGroup = { onSuccess: () => group.current?.focus() };
  return (
    <fieldset className="collection-tags" ref={group} tabIndex={-1}>
      <legend className="label">Tags</legend>
      {current.length === 0 && <p className="help muted">No tags yet. Add one from below.</p>}
      <ul aria-label="Current tags">
        {current.map((tag) => (
          <li key={tag.id}>
            <TagBadge tag={tag} />
            <button
              type="button"
              aria-label={`Remove ${tag.name}`}
              onClick={() => remove.mutate(tag.id, focusGroup)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul aria-label="Add tags" className="collection-tags-more">
          {others.map(({ id, name, type }) => (
            <li key={id}>
              <button type="button" onClick={() => add.mutate(id, focusGroup)}>
                <bdi>{name}</bdi> ({type === "material" ? "Material" : "Type"})
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

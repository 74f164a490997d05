import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Tag, TagType } from "#contract/catalogue/tags.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { QueryState } from "../query-state.tsx";
import { useEditParam } from "../use-edit-param.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";
import { useUrlSearchParams } from "../use-url-search-params.ts";
import { CollectionsTab } from "./collections-tab.tsx";
import { TagBadge } from "./tags/tag-badge.tsx";
import { TagPanel } from "./tags/tag-panel.tsx";
import { TAGGED_PATHS } from "./tags/refetch-tagged.ts";
import "./tags/tags-tab.css";
import "../desk-screen.css";
import "./collections.css";

const GROUPS: { type: TagType; title: string; empty: string }[] = [
  { type: "jewelry_type", title: "Jewelry Types", empty: "No types yet, such as Rings." },
  { type: "material", title: "Materials", empty: "No materials yet, such as Silver." },
];

/** Deletes a tag; restored, it is back on everything it was on. */
const useDeleteTag = (onGone: (tag: Tag) => void) =>
  useDeleteWithUndo<Tag>({
    path: "/api/tags",
    refetched: TAGGED_PATHS,
    deleted: ({ name }) => ({ title: "Tag deleted successfully", description: name }),
    deleteFailed: "Error deleting tag",
    restoreFailed: "Couldn’t restore the tag",
    onGone,
  });

const TITLE = "Collection Content Management";

export const meta = () => [{ title: TITLE }];

export default function CollectionsScreen() {
  const { tab, editing, selectTab, open } = useTabParam();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{TITLE}</h1>
          <p>Manage your jewelry collections and tags</p>
        </div>
        {/* While a panel is open, its save button is the primary one. */}
        <button
          className={editing === null ? "btn" : "btn quiet"}
          type="button"
          onClick={() => open("new")}
        >
          {tab === "tags" ? "Create Tag" : "Create Collection"}
        </button>
      </header>
      <Tabs
        label="Sections"
        current={tab}
        onSelect={selectTab}
        tabs={[
          { name: "collections", label: "Collections", panel: CollectionsTab },
          { name: "tags", label: "Tags", panel: TagsTab },
        ]}
      />
    </>
  );
}

type CollectionsTabName = "collections" | "tags";

/** The current tab and the record in the open panel, both from the URL: Back closes the panel. */
function useTabParam() {
  const [address, changeAddress] = useUrlSearchParams();
  const tab: CollectionsTabName = address.get("tab") === "tags" ? "tags" : "collections";
  return {
    tab,
    ...useEditParam(),
    selectTab: (next: CollectionsTabName) =>
      changeAddress(() => new URLSearchParams(next === "tags" ? { tab: next } : {}), {
        replace: true,
      }),
  };
}

/** All tags by type, and the panel that edits one. */
function TagsTab() {
  const { editing, close } = useEditParam();
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  return (
    <QueryState query={tags}>
      {(loaded) => <TagGroups tags={loaded} editing={editing} onClose={close} />}
    </QueryState>
  );
}

type GroupsProps = { tags: Tag[]; editing: number | "new" | null; onClose: () => void };

function TagGroups({ tags, editing, onClose }: GroupsProps) {
  const edited = tags.find(({ id }) => id === editing) ?? null;
  return (
    <>
      {GROUPS.map(({ type, title, empty }) => (
        <TagGroup
          key={type}
          title={title}
          empty={empty}
          tags={tags.filter((tag) => tag.type === type)}
        />
      ))}
      {(editing === "new" || edited) && <TagPanel key={editing} tag={edited} onClose={onClose} />}
    </>
  );
}

function TagGroup({ title, empty, tags }: { title: string; empty: string; tags: Tag[] }) {
  const { editing, open, close } = useEditParam();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeleteTag(({ id }) => {
    if (editing === id) close();
    // The pressed button is gone, so the heading takes the focus.
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
              <DeskIcon name="edit" />
            </button>
            <button
              className="iconbtn"
              type="button"
              aria-label={`Delete ${tag.name}`}
              disabled={remove.isPending && remove.variables.id === tag.id}
              onClick={() => remove.mutate(tag)}
            >
              <DeskIcon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

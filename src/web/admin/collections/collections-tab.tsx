import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useRef } from "react";
import { countOf } from "#contract/count-of.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePage } from "../api-client/use-page.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { useEditParam } from "../use-edit-param.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";
import { SearchField } from "../forms/search-field.tsx";
import { FILTER_NAVIGATION, useUrlSearchParams } from "../use-url-search-params.ts";
import {
  collectionListPath,
  COLLECTIONS_PER_PAGE,
  LIST_FILTERS,
  readPageNumber,
  type ListFilter,
} from "./collection-list-query.ts";
import { CollectionCard } from "./collection-card.tsx";
import { CollectionPanel } from "./collection-panel.tsx";

const useDeleteCollection = (onGone: (collection: Collection) => void) =>
  useDeleteWithUndo<Collection>({
    path: "/api/blog-posts",
    refetched: ["/api/blog-posts", "/api/trash"],
    deleted: ({ title }) => ({ title: "Collection deleted successfully", description: title }),
    deleteFailed: "Error deleting collection",
    restoreFailed: "Couldn’t restore the collection",
    onGone,
  });

/** All collections, drafts included, and the panel that edits one. */
export function CollectionsTab() {
  const [address, setAddress] = useSearchParams();
  const { editing, open, close } = useEditParam();
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const collections = usePage<Collection>(collectionListPath(address));
  const isFiltered = LIST_FILTERS.some((filter) => address.get(filter));
  return (
    <>
      <ListFilters categories={categories.data ?? []} tags={tags.data ?? []} />
      <div className="collection-list" tabIndex={-1}>
        <QueryList
          query={collections}
          items={collections.items}
          skeleton={<CardSkeletons />}
          isFiltered={isFiltered}
          noMatches={
            <EmptyState
              title="No collections found"
              action={
                <button
                  className="btn quiet"
                  type="button"
                  onClick={() => setAddress({}, { replace: true })}
                >
                  Clear all
                </button>
              }
            >
              Try another word or remove a filter.
            </EmptyState>
          }
          empty={
            <EmptyState
              title="No collections yet"
              action={
                <button className="btn quiet" type="button" onClick={() => open("new")}>
                  Write the first one
                </button>
              }
            >
              A collection is a story that presents pieces. It stays a draft until you publish it.
            </EmptyState>
          }
          pagination={
            <Pagination
              page={readPageNumber(address)}
              perPage={COLLECTIONS_PER_PAGE}
              total={collections.total}
              to={(page) => linkToPage(address, page)}
            />
          }
        >
          {(items) => (
            <CollectionCards
              collections={items}
              categories={categories.data ?? []}
              tags={tags.data ?? []}
            />
          )}
        </QueryList>
        <output className="sr">
          {collections.items ? countOf(collections.total, "collection") : "Loading collections"}
        </output>
      </div>
      {editing !== null && <CollectionPanel key={editing} editing={editing} onClose={close} />}
    </>
  );
}

function linkToPage(address: URLSearchParams, page: number): string {
  const next = new URLSearchParams(address);
  next.set("page", String(page));
  return `?${next}`;
}

function CardSkeletons() {
  return (
    <div className="stack collection-skeletons">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}

type CollectionCardsProps = { collections: Collection[]; categories: Category[]; tags: Tag[] };

function CollectionCards({ collections, categories, tags }: CollectionCardsProps) {
  const { editing, open, close } = useEditParam();
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const remove = useDeleteCollection(({ id }) => {
    if (editing === id) close();
    // The pressed button is gone: the next card takes the focus.
    const cards = list.current?.querySelectorAll<HTMLElement>(".collection-card") ?? [];
    const next = cards[Math.min(place.current, cards.length - 1)];
    next?.querySelector<HTMLElement>("button:last-of-type")?.focus();
  });
  return (
    <ul aria-label="Collections" ref={list}>
      {collections.map((collection, index) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          category={categories.find(({ id }) => id === collection.categoryId)}
          tags={collection.tagIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])}
          isOpen={editing === collection.id}
          isDeleting={remove.isPending && remove.variables.id === collection.id}
          onEdit={() => open(collection.id)}
          onDelete={() => {
            place.current = index;
            remove.mutate(collection);
          }}
        />
      ))}
    </ul>
  );
}

type Props = { categories: Category[]; tags: Tag[] };

/** Filters the collections by text, state, category and tag. */
function ListFilters({ categories, tags }: Props) {
  const [address, changeAddress] = useUrlSearchParams();
  const setFilter = (filter: ListFilter, value: string) =>
    changeAddress((next) => {
      next.delete("page");
      if (value) next.set(filter, value);
      else next.delete(filter);
      return next;
    }, FILTER_NAVIGATION);
  const select = (
    filter: ListFilter,
    label: string,
    options: { value: string; text: string }[],
  ) => (
    <select
      aria-label={label}
      value={address.get(filter) ?? ""}
      onChange={({ target }) => setFilter(filter, target.value)}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <search className="desk-tools collection-tools" aria-label="Collections">
      <SearchField
        label="Search collections"
        value={address.get("search") ?? ""}
        onChange={(text) => setFilter("search", text)}
      />
      {select("state", "Filter by state", [
        { value: "", text: "All states" },
        { value: "published", text: "Published only" },
        { value: "scheduled", text: "Scheduled only" },
        { value: "draft", text: "Drafts only" },
      ])}
      {select("category", "Filter by category", [
        { value: "", text: "All Categories" },
        ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
      {select("tag", "Filter by tag", [
        { value: "", text: "All tags" },
        ...tags.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
    </search>
  );
}

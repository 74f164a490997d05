import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { Category } from "#contract/categories.ts";
import type { Tag } from "#contract/tags.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { collectionPage, LIST_FILTERS } from "./collection-list-query.ts";
import { CollectionCards } from "./collection-cards.tsx";
import { CollectionPanel } from "./collection-panel.tsx";
import { ListPagination } from "./list-pagination.tsx";
import { ListFilters } from "./list-filters.tsx";
import { useTabParam } from "./use-tab-param.ts";

/** All collections, the drafts too, and the panel in which one is written. */
export function CollectionsTab() {
  const [address] = useSearchParams();
  const { editing, open, close } = useTabParam();
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const collections = useQuery({
    ...collectionPage(address),
    placeholderData: (before) => before,
  });
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <ListFilters categories={categories.data ?? []} tags={tags.data ?? []} />
      <div className="collection-list" ref={list} tabIndex={-1}>
        {collections.error ? (
          <LoadFailed error={collections.error} onRetry={() => void collections.refetch()} />
        ) : collections.isPending ? (
          <Waiting />
        ) : collections.data.items.length === 0 ? (
          <Nothing onCreate={() => open("new")} />
        ) : (
          <>
            <CollectionCards
              collections={collections.data.items}
              categories={categories.data ?? []}
              tags={tags.data ?? []}
            />
            <ListPagination total={collections.data.total} />
          </>
        )}
        <output className="sr">
          {collections.data ? countInWords(collections.data.total) : "Loading collections"}
        </output>
      </div>
      {editing !== null && <CollectionPanel key={editing} editing={editing} onClose={close} />}
    </>
  );
}

const countInWords = (total: number) => (total === 1 ? "1 collection" : `${total} collections`);

function Waiting() {
  return (
    <div className="collection-skeletons">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}

function Nothing({ onCreate }: { onCreate: () => void }) {
  const [address, setAddress] = useSearchParams();
  const isNarrowed = LIST_FILTERS.some((filter) => address.get(filter));
  return (
    <div className="empty">
      <h2>{isNarrowed ? "No collections found" : "No collections yet"}</h2>
      <p>
        {isNarrowed
          ? "Nothing is like that. Try another word, or take a filter away."
          : "A collection is a story that presents pieces. It stays a draft until you publish it."}
      </p>
      <button
        className="btn quiet"
        type="button"
        onClick={() => (isNarrowed ? setAddress({}, { replace: true }) : onCreate())}
      >
        {isNarrowed ? "Clear all" : "Write the first one"}
      </button>
    </div>
  );
}

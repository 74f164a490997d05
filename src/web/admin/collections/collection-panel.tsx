import { useDeferredValue, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Collection } from "#contract/catalogue/collections.ts";
import { QueryState } from "../query-state.tsx";
import { CollectionEditor } from "./editor/collection-editor.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { pathOf } from "../api-client/create-query-client.ts";
import type { Page } from "../api-client/page-query.ts";

type Props = { editing: number | "new"; onClose: () => void };

export function CollectionPanel({ editing, onClose }: Props) {
  if (editing === "new") {
    return (
      <SidePanel isEditor title="Create Collection" onClose={onClose}>
        <CollectionEditor collection={null} onClose={onClose} onRestored={onClose} />
      </SidePanel>
    );
  }
  return (
    <SidePanel isEditor title="Edit Collection" onClose={onClose}>
      <ExistingCollection id={editing} onClose={onClose} />
    </SidePanel>
  );
}

function ExistingCollection({ id, onClose }: { id: number; onClose: () => void }) {
  const collection = useCollection(id);
  // The editor is rendered in small parts at first, between which a key or a press is answered.
  const isShown = useDeferredValue(collection.data !== undefined);
  const shown = isShown ? collection.data : undefined;
  const [restored, setRestored] = useState(0);
  return (
    <QueryState query={{ ...collection, data: shown }} skeleton={<PanelSkeleton />} keepData>
      {(loaded) => (
        <CollectionEditor
          key={restored}
          collection={loaded}
          onClose={onClose}
          onRestored={() => setRestored((times) => times + 1)}
        />
      )}
    </QueryState>
  );
}

function PanelSkeleton() {
  return (
    <div className="stack collection-skeletons">
      <output className="sr">Loading the collection</output>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}

/** One collection, from the cached list at first. Its cache entry ends when its panel closes. */
function useCollection(id: number) {
  const client = useQueryClient();
  const path = `/api/blog-posts/${id}`;
  return useQuery<Collection>({
    queryKey: [path],
    gcTime: 0,
    initialData: () =>
      client
        .getQueriesData<Page<Collection>>({
          predicate: (query) =>
            query.isActive() && pathOf(query.queryKey).startsWith("/api/blog-posts?"),
        })
        .flatMap(([, page]) => page?.items ?? [])
        .find((collection) => collection.id === id),
  });
}

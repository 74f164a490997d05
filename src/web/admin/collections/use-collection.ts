import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "#contract/collections.ts";
import { pathOf } from "../api-client/create-query-client.ts";
import type { CollectionPage } from "./collection-list-query.ts";

/** One collection, at once when the list has it already. It is forgotten when its panel closes. */
export function useCollection(id: number) {
  const client = useQueryClient();
  const path = `/api/blog-posts/${id}`;
  return useQuery<Collection>({
    queryKey: [path],
    gcTime: 0,
    initialData: () =>
      client
        .getQueriesData<CollectionPage>({
          predicate: (query) =>
            query.isActive() && pathOf(query.queryKey).startsWith("/api/blog-posts?"),
        })
        .flatMap(([, page]) => page?.items ?? [])
        .find((collection) => collection.id === id),
  });
}

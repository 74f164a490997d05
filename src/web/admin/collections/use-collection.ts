import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import { pathOf } from "../api-client/create-query-client.ts";
import type { Page } from "../api-client/page-query.ts";

/** One collection, from the cached list at first. Its cache entry ends when its panel closes. */
export function useCollection(id: number) {
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

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchApi } from "./fetch-api.ts";

/**
 * A list that is fetched in parts, one after the other.
 * @param path with its filters, "/api/products?categoryId=6"
 */
export function usePagedList<Item>(path: string, perPage: number) {
  const list = `${path}${path.includes("?") ? "&" : "?"}limit=${perPage}`;
  const query = useInfiniteQuery({
    queryKey: [list, "in pages"],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await fetchApi("GET", `${list}&page=${pageParam}`, undefined, signal);
      const items = (await answer.json()) as Item[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
    getNextPageParam: ({ total }, pages) =>
      pages.length * perPage < total ? pages.length + 1 : undefined,
  });
  const pages = query.data?.pages;
  return {
    ...query,
    /** What has come so far; undefined while nothing has. */
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
  };
}

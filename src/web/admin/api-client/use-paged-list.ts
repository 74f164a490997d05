import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchPage } from "./page-query.ts";

type Options = { refetchOnMount?: "always" };

/**
 * A list that grows page by page.
 * @param path with its filters: "/api/products?categoryId=6"
 */
export function usePagedList<Item>(path: string, perPage: number, options: Options = {}) {
  const list = `${path}${path.includes("?") ? "&" : "?"}limit=${perPage}`;
  const query = useInfiniteQuery({
    queryKey: [list, "pages"],
    placeholderData: keepPreviousData,
    ...options,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => fetchPage<Item>(`${list}&page=${pageParam}`, signal),
    getNextPageParam: ({ total }, pages) =>
      pages.length * perPage < total ? pages.length + 1 : undefined,
  });
  const pages = query.data?.pages;
  return {
    ...query,
    /** The items of all fetched pages, undefined until the first arrives. */
    items: pages?.flatMap(({ items }) => items),
    total: pages?.[0]?.total ?? 0,
  };
}

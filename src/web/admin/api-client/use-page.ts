import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageQuery } from "./page-query.ts";

/** The page that an address asks for, counted from 1. */
export const readPage = (params: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(params.get("page"))) || 1);

type Options = { staleTime?: number; gcTime?: number };

/**
 * One page of a list. While another page is fetched the previous one stays.
 * @param path with its filters, page and limit: "/api/orders?page=2&limit=50"
 */
export function usePage<Item>(path: string, options: Options = {}) {
  const query = useQuery({
    ...pageQuery<Item>(path),
    placeholderData: keepPreviousData,
    ...options,
  });
  return { ...query, items: query.data?.items, total: query.data?.total ?? 0 };
}

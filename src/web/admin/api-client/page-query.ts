import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "./call-api.ts";

export type Page<Item> = {
  items: Item[];
  /** The number of items on all pages. */
  total: number;
};

/** The query of one page of a list. The path carries its filters, page and limit. */
export function pageQuery<Item>(path: string) {
  return queryOptions({
    // Not the key of the plain list at the same path, whose data is an array.
    queryKey: [path, "page"],
    queryFn: ({ signal }) => fetchPage<Item>(path, signal),
  });
}

/** Fetches one page of a list. Throws ApiError. */
export async function fetchPage<Item>(path: string, signal: AbortSignal): Promise<Page<Item>> {
  const response = await fetchApi("GET", path, undefined, signal);
  const items = (await response.json()) as Item[];
  return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
}

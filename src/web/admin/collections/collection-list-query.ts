import { queryOptions } from "@tanstack/react-query";
import type { Collection } from "#contract/collections.ts";
import { fetchApi } from "../api-client/fetch-api.ts";

export const COLLECTIONS_PER_PAGE = 24;

/** What the list is narrowed to, in the words of the screen's address. */
export const LIST_FILTERS = ["search", "state", "category", "tag"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What the call is asked for each state. */
const STATES: Record<string, Record<string, string>> = {
  published: { isPublished: "true" },
  draft: { isPublished: "false", isScheduled: "false" },
  scheduled: { isScheduled: "true" },
};

export type CollectionPage = { items: Collection[]; total: number };

/** One page of the collections that the address asks for. */
export function collectionPage(address: URLSearchParams) {
  const path = collectionListPath(address);
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<CollectionPage> => {
      const answer = await fetchApi("GET", path, undefined, signal);
      const items = (await answer.json()) as Collection[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
  });
}

/** The call that answers the screen's address. What cannot be read counts as not given. */
export function collectionListPath(address: URLSearchParams): string {
  const call = new URLSearchParams();
  const search = address.get("search")?.trim();
  if (search) call.set("search", search);
  const state = address.get("state");
  for (const [name, value] of Object.entries(STATES[state ?? ""] ?? {})) call.set(name, value);
  for (const [name, parameter] of [
    ["category", "categoryId"],
    ["tag", "tagIds"],
  ] as const) {
    const id = address.get(name);
    if (id && /^[1-9]\d{0,9}$/.test(id)) call.set(parameter, id);
  }
  call.set("page", String(readPageNumber(address)));
  call.set("limit", String(COLLECTIONS_PER_PAGE));
  return `/api/blog-posts?${call}`;
}

export function readPageNumber(address: URLSearchParams): number {
  const page = address.get("page");
  return page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

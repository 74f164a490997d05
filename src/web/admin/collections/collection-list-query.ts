export const COLLECTIONS_PER_PAGE = 24;

/** The search parameters of the screen that filter the list. */
export const LIST_FILTERS = ["search", "state", "category", "tag"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The parameters of the API call for each state. */
const STATES: Record<string, Record<string, string>> = {
  published: { isPublished: "true" },
  draft: { isPublished: "false", isScheduled: "false" },
  scheduled: { isScheduled: "true" },
};

/** The API path of the list for the screen's search parameters. Invalid ones are ignored. */
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

import {
  type InventoryFilter,
  type InventoryQuery,
  inventoryQuerySchema,
} from "#contract/inventory.ts";

/** The search parameters of the screen, shorter than the API's. */
const NAMES = {
  search: "search",
  status: "status",
  categoryId: "category",
  tagId: "tag",
  sort: "sort",
  order: "order",
} as const;

type Name = keyof typeof NAMES;
const names = Object.keys(NAMES) as Name[];

/** Reads filters and sort order from the URL. Invalid values are ignored. */
export function readInventoryParams(params: URLSearchParams): InventoryQuery {
  const query: InventoryQuery = {};
  for (const name of names) {
    const value = params.get(NAMES[name]);
    if (!value) continue;
    const read = inventoryQuerySchema.safeParse({ [name]: value });
    if (read.success) Object.assign(query, read.data);
  }
  return query;
}

/** The search parameters with these changes; undefined removes one. */
export function changeInventoryParams(
  params: URLSearchParams,
  change: { [key in Name]?: string | number | undefined },
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const name of names) {
    if (!(name in change)) continue;
    const value = change[name];
    if (value === undefined || value === "") changed.delete(NAMES[name]);
    else changed.set(NAMES[name], String(value));
  }
  return changed;
}

/** The API path with this query. */
export function inventoryPath(
  path: string,
  query: { [key in Name | "page" | "limit"]?: string | number | undefined },
) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The API path of the ids of all pieces that match the filters. */
export const inventoryIdsPath = ({ search, status, categoryId, tagId }: InventoryFilter): string =>
  inventoryPath("/api/inventory/ids", { search, status, categoryId, tagId });

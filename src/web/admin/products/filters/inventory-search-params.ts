import { type InventoryQuery, inventoryQuerySchema } from "#contract/catalogue/inventory.ts";

/** The search parameters of the screen, shorter than the API's. */
const NAMES = {
  search: "search",
  status: "status",
  state: "state",
  categoryId: "category",
  tagId: "tag",
  needsWork: "needsWork",
  noPhoto: "noPhoto",
  noPrice: "noPrice",
  notListed: "notListed",
  sort: "sort",
  order: "order",
} as const;

type Name = keyof typeof NAMES;
const names = Object.keys(NAMES) as Name[];

/** Parameters to set; undefined removes one. */
export type InventoryChange = { [key in Name]?: string | number | undefined };

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

/** The search parameters with these changes; undefined removes one. What is found then begins with its first page. */
export function changeInventoryParams(
  params: URLSearchParams,
  change: InventoryChange,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete("page");
  for (const name of names) {
    if (!(name in change)) continue;
    const value = change[name];
    if (value === undefined || value === "") changed.delete(NAMES[name]);
    else changed.set(NAMES[name], String(value));
  }
  return changed;
}

/** The search parameters without filters and order. */
export const clearInventoryParams = (params: URLSearchParams): URLSearchParams =>
  changeInventoryParams(params, Object.fromEntries(names.map((name) => [name, undefined])));

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

/** The query without its order. */
const filterOf = (query: InventoryQuery) => ({ ...query, sort: undefined, order: undefined });

export const isFiltered = (query: InventoryQuery): boolean =>
  Object.values(filterOf(query)).some((value) => value !== undefined);

/** The API path of the ids of all pieces that match the filters. */
export const inventoryIdsPath = (query: InventoryQuery): string =>
  inventoryPath("/api/inventory/ids", filterOf(query));

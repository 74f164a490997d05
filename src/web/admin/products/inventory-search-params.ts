import { type InventoryQuery, inventoryQuerySchema } from "#contract/inventory.ts";

/** The names that the address uses, shorter than the call's. */
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

/** Reads which pieces the table shows, and how. What cannot be read counts as not given. */
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

/** The same address with this changed; undefined takes it out. All else stays, an open panel too. */
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

/** The call that answers it. */
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

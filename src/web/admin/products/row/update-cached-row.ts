import type { Query, QueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { pathOf } from "../../api-client/create-query-client.ts";
import type { Page } from "../../api-client/page-query.ts";

/** The table caches pages, a search for pieces their rows alone. */
type CachedRows = Page<InventoryRow> | InventoryRow[];

const ROWS = {
  predicate: ({ queryKey }: Query) => pathOf(queryKey).startsWith("/api/inventory?"),
};

/**
 * Changes a row wherever it is cached; rows that are on their way still have what it was, and are no longer awaited.
 * @returns the row before, undefined when it is nowhere
 */
export async function updateCachedRow(
  client: QueryClient,
  id: number,
  change: Partial<InventoryRow>,
): Promise<InventoryRow | undefined> {
  await client.cancelQueries(ROWS);
  let before: InventoryRow | undefined;
  const update = (rows: InventoryRow[]) =>
    rows.map((row) => {
      if (row.id !== id) return row;
      before = row;
      return { ...row, ...change };
    });
  client.setQueriesData<CachedRows>(ROWS, (cached) => {
    if (!cached || !rowsOf(cached).some((row) => row.id === id)) return cached;
    return Array.isArray(cached) ? update(cached) : { ...cached, items: update(cached.items) };
  });
  return before;
}

const rowsOf = (cached: CachedRows): InventoryRow[] =>
  Array.isArray(cached) ? cached : cached.items;

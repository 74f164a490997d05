import type { QueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { pathOf } from "../../api-client/create-query-client.ts";
import type { Page } from "../../api-client/page-query.ts";

/** The table caches pages, a search for pieces their rows alone. */
type CachedRows = Page<InventoryRow> | InventoryRow[];

/** Changes a row wherever it is cached. @returns the row before, undefined when it is nowhere */
export function updateCachedRow(
  client: QueryClient,
  id: number,
  change: Partial<InventoryRow>,
): InventoryRow | undefined {
  let before: InventoryRow | undefined;
  const update = (rows: InventoryRow[]) =>
    rows.map((row) => {
      if (row.id !== id) return row;
      before = row;
      return { ...row, ...change };
    });
  client.setQueriesData<CachedRows>(
    { predicate: ({ queryKey }) => pathOf(queryKey).startsWith("/api/inventory?") },
    (cached) => {
      if (!cached || !rowsOf(cached).some((row) => row.id === id)) return cached;
      return Array.isArray(cached) ? update(cached) : { ...cached, items: update(cached.items) };
    },
  );
  return before;
}

const rowsOf = (cached: CachedRows): InventoryRow[] =>
  Array.isArray(cached) ? cached : cached.items;

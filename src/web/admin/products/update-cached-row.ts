import type { QueryClient } from "@tanstack/react-query";
import type { InventoryRow } from "#contract/inventory.ts";
import { pathOf } from "../api-client/create-query-client.ts";
import type { Page } from "../api-client/page-query.ts";

/** Changes a row in every cached page. @returns the row before, undefined when no page has it */
export function updateCachedRow(
  client: QueryClient,
  id: number,
  change: Partial<InventoryRow>,
): InventoryRow | undefined {
  let before: InventoryRow | undefined;
  client.setQueriesData<Page<InventoryRow>>(
    { predicate: ({ queryKey }) => pathOf(queryKey).startsWith("/api/inventory?") },
    (page) => {
      if (!page?.items.some((row) => row.id === id)) return page;
      const items = page.items.map((row) => {
        if (row.id !== id) return row;
        before = row;
        return { ...row, ...change };
      });
      return { ...page, items };
    },
  );
  return before;
}

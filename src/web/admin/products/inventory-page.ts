import { queryOptions } from "@tanstack/react-query";
import type { InventoryQuery, InventoryRow } from "#contract/inventory.ts";
import { fetchApi } from "../api-client/fetch-api.ts";
import { inventoryPath } from "./inventory-search-params.ts";

export const ROWS_PER_PAGE = 100;

export type InventoryPage = { items: InventoryRow[]; total: number };

/** One page of the table's lines, counted from 0. */
export function inventoryPage(query: InventoryQuery, page: number) {
  const path = inventoryPath("/api/inventory", { ...query, page: page + 1, limit: ROWS_PER_PAGE });
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<InventoryPage> => {
      const answer = await fetchApi("GET", path, undefined, signal);
      const items = (await answer.json()) as InventoryRow[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
  });
}

import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InventoryQuery, InventoryRow } from "#contract/catalogue/inventory.ts";
import { inventoryPage, ROWS_PER_PAGE } from "./inventory-page.ts";

export type InventoryRows = {
  /** The number of pieces that match the filters. */
  length: number;
  /** Undefined until its page is loaded. */
  rowAt: (index: number) => InventoryRow | undefined;
  /** Loads the pages of these rows. */
  show: (first: number, last: number) => void;
  isPending: boolean;
  /** True while the rows of the previous filters stay and the new ones load. */
  isStale: boolean;
  error: Error | null;
  refetch: () => void;
};

/**
 * The rows that match the filters, of which only the pages in view are loaded. While new filters load,
 * the previous rows stay.
 */
export function useInventoryRows(query: InventoryQuery): InventoryRows {
  const requested = useQuery(inventoryPage(query, 0));
  const [shown, setShown] = useState(query);
  const [range, setRange] = useState({ first: 0, last: 0 });
  const isStale = !hasSamePath(shown, query);
  if (requested.data && isStale) {
    setShown(query);
    setRange({ first: 0, last: 0 });
  }

  const pages = pagesIn(range);
  const results = useQueries({ queries: pages.map((page) => inventoryPage(shown, page)) });
  const loaded = new Map(results.map(({ data }, index) => [pages[index], data]));
  const first = useQuery({ ...inventoryPage(shown, 0), enabled: false });

  return {
    length: results.find(({ data }) => data)?.data?.total ?? first.data?.total ?? 0,
    rowAt: (index) =>
      loaded.get(Math.floor(index / ROWS_PER_PAGE))?.items[index % ROWS_PER_PAGE] ??
      first.data?.items[index],
    show: (from, to) => {
      const next = {
        first: Math.floor(from / ROWS_PER_PAGE),
        last: Math.floor(to / ROWS_PER_PAGE),
      };
      if (next.first !== range.first || next.last !== range.last) setRange(next);
    },
    isPending: requested.isPending && !first.data,
    isStale,
    error: requested.error ?? results.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      void requested.refetch();
      for (const result of results) if (result.error) void result.refetch();
    },
  };
}

function pagesIn({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const hasSamePath = (one: InventoryQuery, other: InventoryQuery): boolean =>
  inventoryPage(one, 0).queryKey[0] === inventoryPage(other, 0).queryKey[0];

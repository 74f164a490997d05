import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InventoryQuery, InventoryRow } from "#contract/inventory.ts";
import { inventoryPage, ROWS_PER_PAGE } from "./inventory-page.ts";

export type InventoryRows = {
  total: number;
  /** Undefined while its page is on its way. */
  rowAt: (index: number) => InventoryRow | undefined;
  /** Tells which rows are in view, so that their pages are fetched. */
  show: (first: number, last: number) => void;
  isPending: boolean;
  /** The rows still answer the last question while the new one is under way. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
};

/**
 * As many rows as the filters leave, of which only the pages in view are ever fetched. While a new
 * question is asked, the answer to the last one stays.
 */
export function useInventoryRows(query: InventoryQuery): InventoryRows {
  const asked = useQuery(inventoryPage(query, 0));
  const [answered, setAnswered] = useState(query);
  const [span, setSpan] = useState({ first: 0, last: 0 });
  const isAnswered = isSame(answered, query);
  if (asked.data && !isAnswered) {
    setAnswered(query);
    setSpan({ first: 0, last: 0 });
  }

  const pages = pagesOf(span);
  const results = useQueries({ queries: pages.map((page) => inventoryPage(answered, page)) });
  const known = new Map(results.map(({ data }, index) => [pages[index], data]));
  const first = useQuery({ ...inventoryPage(answered, 0), enabled: false });
  const total = results.find(({ data }) => data)?.data?.total ?? first.data?.total ?? 0;

  return {
    total,
    rowAt: (index) =>
      known.get(Math.floor(index / ROWS_PER_PAGE))?.items[index % ROWS_PER_PAGE] ??
      first.data?.items[index],
    show: (from, to) => {
      const next = {
        first: Math.floor(from / ROWS_PER_PAGE),
        last: Math.floor(to / ROWS_PER_PAGE),
      };
      if (next.first !== span.first || next.last !== span.last) setSpan(next);
    },
    isPending: asked.isPending && !first.data,
    isStale: !isAnswered,
    error: asked.error ?? results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      void asked.refetch();
      for (const result of results) if (result.error) void result.refetch();
    },
  };
}

function pagesOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const isSame = (one: InventoryQuery, other: InventoryQuery): boolean =>
  inventoryPage(one, 0).queryKey[0] === inventoryPage(other, 0).queryKey[0];

import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { type Page, pageQuery } from "../../api-client/page-query.ts";
import { inventoryPath } from "../filters/inventory-search-params.ts";

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
 * the previous rows stay. The same object until something about them changes.
 */
export function useInventoryRows(query: InventoryQuery): InventoryRows {
  const requested = useQuery(inventoryPage(query, 0));
  const [shown, setShown] = useState(query);
  const [range, setRange] = useState<PageRange>({ first: 0, last: 0 });
  const isStale = !hasSamePath(shown, query);
  if (requested.data && isStale) {
    setShown(query);
    setRange({ first: 0, last: 0 });
  }

  const pages = pagesIn(range);
  const loaded = useQueries({
    queries: pages.map((page) => inventoryPage(shown, page)),
    combine: combinePages,
  });
  const first = useQuery({ ...inventoryPage(shown, 0), enabled: false }).data;
  const { isPending, error, refetch } = requested;

  return useMemo(
    () => ({
      length: loaded.pages.find(Boolean)?.total ?? first?.total ?? 0,
      rowAt: (index) =>
        loaded.pages[Math.floor(index / ROWS_PER_PAGE) - range.first]?.items[
          index % ROWS_PER_PAGE
        ] ?? first?.items[index],
      show: (from, to) => {
        const next = {
          first: Math.floor(from / ROWS_PER_PAGE),
          last: Math.floor(to / ROWS_PER_PAGE),
        };
        setRange((before) => (hasSamePages(before, next) ? before : next));
      },
      isPending: isPending && !first,
      isStale,
      error: error ?? loaded.error,
      refetch: () => {
        void refetch();
        for (const again of loaded.failed) void again();
      },
    }),
    [loaded, first, range, isPending, isStale, error, refetch],
  );
}

/** Of the queries of some pages; the same object while they have the same data. */
const combinePages = (results: UseQueryResult<Page<InventoryRow>>[]) => ({
  pages: results.map(({ data }) => data),
  error: results.find(({ error }) => error)?.error ?? null,
  failed: results.flatMap(({ error, refetch }) => (error ? [refetch] : [])),
});

/** Pages counted from 0. */
type PageRange = { first: number; last: number };

const hasSamePages = (one: PageRange, other: PageRange): boolean =>
  one.first === other.first && one.last === other.last;

function pagesIn({ first, last }: PageRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const hasSamePath = (one: InventoryQuery, other: InventoryQuery): boolean =>
  inventoryPage(one, 0).queryKey[0] === inventoryPage(other, 0).queryKey[0];

const ROWS_PER_PAGE = 100;

/** The query of one page of the table's rows. @param page counted from 0 */
const inventoryPage = (query: InventoryQuery, page: number) =>
  pageQuery<InventoryRow>(
    inventoryPath("/api/inventory", { ...query, page: page + 1, limit: ROWS_PER_PAGE }),
  );

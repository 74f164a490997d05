import { type RawBuilder, sql } from "kysely";
import { type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type Page, inferTotal } from "../../page.ts";
import { memoizeUntilChange } from "../memoize-until-change.ts";
import { joinHits } from "../../infrastructure/search/match/join-hits.ts";
import { matchSearch } from "../../infrastructure/search/match/match-search.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { filterCollections } from "./filter-collections.ts";
import { publishedCondition, scheduledCondition } from "../publication.ts";
import { sortCollections } from "./sort-collections.ts";
import {
  type CollectionSummary,
  SUMMARY_COLUMNS,
  toCollectionSummaries,
  toCollections,
} from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";

type Options = {
  viewer: Viewer;
  /** Filters and order of the list screen. Its `page` is ignored: pass limit and offset. */
  query?: Partial<CatalogQuery>;
  /** Only published ones, or only drafts; for the admin both when left out. */
  isPublished?: boolean | undefined;
  /** Only scheduled ones, or only others. */
  isScheduled?: boolean | undefined;
  /** All when left out. */
  limit?: number;
  offset?: number;
};

/** Collections, newest first by default. The number of queries does not depend on the page size. */
export const listCollections = (shop: Shop, options: Options): Promise<Page<Collection>> =>
  listPage(shop, options, {
    read: (sorted) => sorted.selectAll("collections").execute(),
    map: (rows) => toCollections(shop, rows, options.viewer),
  });

/** As listCollections, with the fields that lists show. The result is memoized: do not mutate it. */
export function listCollectionSummaries(
  shop: Shop,
  options: Omit<Options, "isPublished" | "isScheduled">,
): Promise<Page<CollectionSummary>> {
  const list = () =>
    listPage(shop, options, {
      read: (sorted) => sorted.select(SUMMARY_COLUMNS).execute(),
      map: (rows) => toCollectionSummaries(shop, rows),
    });
  const { viewer, query = {}, limit, offset } = options;
  // Memoized without filters, since every page of the pieces shows them.
  if (viewer !== "visitor" || hasFilters(query)) return list();
  const key = `collections ${JSON.stringify({ sort: query.sort, limit, offset })}`;
  return memoizeUntilChange(shop, key, list);
}

type CollectionQuery = ReturnType<typeof visibleCollections>;
type RowMapping<Row, Item> = {
  read: (sorted: CollectionQuery) => Promise<Row[]>;
  map: (rows: Row[]) => Promise<Item[]>;
};

async function listPage<Row, Item>(
  shop: Shop,
  options: Options,
  { read, map }: RowMapping<Row, Item>,
): Promise<Page<Item>> {
  const { viewer, query = {}, limit, offset = 0 } = options;
  const match = await matchSearch(shop, "collection", query.search ?? "");
  let matching = await filterCollections(shop, visibleCollections(shop, viewer), query);
  matching = filterBy(matching, publishedCondition(shop), options.isPublished);
  matching = filterBy(matching, scheduledCondition(shop), options.isScheduled);
  if (match) matching = joinHits(matching, match, "collections.id", "ranked");

  const sorted = sortCollections(matching, query.sort, match !== null);
  if (limit === undefined && offset === 0) {
    const items = await map(await read(sorted));
    return { items, total: items.length };
  }
  const most = limit ?? Number.MAX_SAFE_INTEGER;
  const rows = await read(sorted.limit(most).offset(offset));
  const count = () =>
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const total = inferTotal(rows.length, most, offset) ?? (await count()).total;
  return { items: await map(rows), total };
}

function filterBy(
  query: CollectionQuery,
  condition: RawBuilder<boolean>,
  isWanted: boolean | undefined,
): CollectionQuery {
  if (isWanted === undefined) return query;
  return query.where(isWanted ? condition : sql<boolean>`not ${condition}`);
}

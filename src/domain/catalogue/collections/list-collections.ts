import { type RawBuilder, sql } from "kysely";
import { type CatalogQuery, hasFilters } from "#contract/catalog-query.ts";
import type { Collection } from "#contract/collections.ts";
import { type Page, inferTotal } from "../../page.ts";
import { memoizeUntilChange } from "../memoize-until-change.ts";
import { joinHits } from "../../infrastructure/search/join-hits.ts";
import { matchSearch } from "../../infrastructure/search/match-search.ts";
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
import { visibleCollections } from "./visible-collections.ts";

type Options = {
  viewer: Viewer;
  /** The filters and the order of the list screen; its `page` is the caller's to turn into limit and offset. */
  query?: Partial<CatalogQuery>;
  /** Only published ones, or only drafts; an admin sees both when it is left out. */
  isPublished?: boolean | undefined;
  /** Only drafts with a time set for them, or only what has none. */
  isScheduled?: boolean | undefined;
  /** How many at most; all when left out. */
  limit?: number;
  offset?: number;
};

/** Collections, newest first unless asked otherwise. A page costs the same few queries however many it shows. */
export const listCollections = (shop: Shop, options: Options): Promise<Page<Collection>> =>
  listAs(shop, options, {
    read: (sorted) => sorted.selectAll("collections").execute(),
    shape: (rows) => toCollections(shop, rows, options.viewer),
  });

/** The same, as a list shows them. Nobody may change what it gives. */
export function listCollectionSummaries(
  shop: Shop,
  options: Omit<Options, "isPublished" | "isScheduled">,
): Promise<Page<CollectionSummary>> {
  const ask = () =>
    listAs(shop, options, {
      read: (sorted) => sorted.select(SUMMARY_COLUMNS).execute(),
      shape: (rows) => toCollectionSummaries(shop, rows),
    });
  const { viewer, query = {}, limit, offset } = options;
  // Without a filter they stand beside every page of the pieces.
  if (viewer === "admin" || hasFilters(query)) return ask();
  const name = `collections ${JSON.stringify({ sort: query.sort, limit, offset })}`;
  return memoizeUntilChange(shop, name, ask);
}

type Found = ReturnType<typeof visibleCollections>;

async function listAs<Row, Item>(
  shop: Shop,
  options: Options,
  {
    read,
    shape,
  }: { read: (sorted: Found) => Promise<Row[]>; shape: (rows: Row[]) => Promise<Item[]> },
): Promise<Page<Item>> {
  const { viewer, query = {}, limit, offset = 0 } = options;
  const match = await matchSearch(shop, "collection", query.search ?? "");
  let found = await filterCollections(shop, visibleCollections(shop, viewer), query);
  found = filterBy(found, publishedCondition(shop), options.isPublished);
  found = filterBy(found, scheduledCondition(shop), options.isScheduled);
  if (match) found = joinHits(found, match, "collections.id", "ranked");

  const sorted = sortCollections(found, query.sort, match !== null);
  if (limit === undefined && offset === 0) {
    const items = await shape(await read(sorted));
    return { items, total: items.length };
  }
  const most = limit ?? Number.MAX_SAFE_INTEGER;
  const rows = await read(sorted.limit(most).offset(offset));
  const count = () =>
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const total = inferTotal(rows.length, most, offset) ?? (await count()).total;
  return { items: await shape(rows), total };
}

function filterBy(found: Found, rule: RawBuilder<boolean>, wanted: boolean | undefined): Found {
  if (wanted === undefined) return found;
  return found.where(wanted ? rule : sql<boolean>`not ${rule}`);
}

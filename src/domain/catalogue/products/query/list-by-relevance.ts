import { sql } from "kysely";
import { RANK_TIERS } from "../../../infrastructure/search/rank-tiers.ts";
import type { Shop } from "../../../shop.ts";
import type { SelectMatches, ProductMatches } from "./match-products.ts";
import { type IdPage, type PageRange, selectIds } from "./list-sorted.ts";
import { sortProducts } from "./sort-products.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** Up to here every piece that is found gets a rank, so that they come in the order of the best match. */
const MAX_RANKED = 500;

/** Up to here a page is cut from the beginning of the list. */
const FIRST_PAGES = 600;

/** For each piece that is wanted so many of the last that were added are looked at, and no more than these. */
const RECENT_PER_HIT = 30;
const MAX_RECENT = 10_000;

/**
 * A part of what a search found, best first. A word on very many pieces tells little of any of them:
 * beyond that, what has all words in its name comes first, then what has them in name and labels, then
 * the rest, and of these the last that was added.
 */
export async function listByRelevance(
  shop: Shop,
  found: ProductMatches,
  count: () => Promise<number>,
  range: PageRange,
): Promise<IdPage> {
  const total = await count();
  if (total <= MAX_RANKED) return { ids: await listRanked(found.select, range), total };
  const isFirstPage = range.offset + range.limit <= FIRST_PAGES;
  const ids = isFirstPage
    ? await listFirstPages(shop, found.select, range)
    : await listLaterPages(shop, found, range);
  return { ids, total };
}

const listRanked = (find: SelectMatches, range: PageRange): Promise<number[]> =>
  selectIds(sortProducts(find({ scope: "ranked" }).orderBy(sql.ref("hits.rank")), "newest"), range);

/** From the beginning: what a tier holds of the ones before it is known by then. */
async function listFirstPages(
  shop: Shop,
  find: SelectMatches,
  { limit, offset }: PageRange,
): Promise<number[]> {
  const most = offset + limit;
  const ids = new Set<number>();
  for (const tier of RANK_TIERS) {
    if (ids.size >= most) break;
    const found = () => find({ scope: tier, many: true });
    // All that is known may stand among the first of this tier.
    for (const id of await listTier(shop, found, { limit: most, offset: 0 })) ids.add(id);
  }
  return [...ids].slice(offset, most);
}

async function listLaterPages(
  shop: Shop,
  { select: find, count }: ProductMatches,
  { limit, offset }: PageRange,
): Promise<number[]> {
  const ids: number[] = [];
  let skipped = offset;
  for (const [at, tier] of RANK_TIERS.entries()) {
    const before = RANK_TIERS[at - 1];
    const extent = before ? { within: tier, without: before } : tier;
    const found = () => find({ scope: extent, many: true });
    const some = await listTier(shop, found, { limit: limit - ids.length, offset: skipped });
    ids.push(...some);
    if (ids.length === limit || tier === "anywhere") break;
    // The tier ended before its part began: what is skipped goes on in the next one.
    if (skipped > 0) skipped = some.length > 0 ? 0 : skipped - (await count(extent));
  }
  return ids;
}

async function listTier(shop: Shop, found: () => FacetQuery, range: PageRange): Promise<number[]> {
  // An embedded index gives them in this order by itself, from the first on.
  if (shop.engine === "sqlite")
    return selectIds(found().orderBy(sql`hits.entity_id`, "desc"), range);
  const recentCount = Math.min((range.offset + range.limit) * RECENT_PER_HIT, MAX_RECENT);
  const recent = sql<boolean>`product_facets.product_id > (
    select max(product_id) - ${sql.lit(recentCount)} from product_facets
  )`;
  const near = await selectIds(
    found().where(recent).orderBy("productFacets.productId", "desc"),
    range,
  );
  if (near.length === range.limit) return near;
  // There are few of them; so that the database gathers and sorts them, whatever it holds for likely.
  return selectIds(found().orderBy(sql`product_facets.product_id + 0`, "desc"), range);
}

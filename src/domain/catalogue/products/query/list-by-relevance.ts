import { sql } from "kysely";
import { RANK_TIERS } from "../../../infrastructure/search/words/rank-tiers.ts";
import type { Shop } from "../../../shop.ts";
import type { ProductMatches } from "./match-products.ts";
import { type IdPage, type PageRange, selectIds } from "./select-ids.ts";
import { sortProducts } from "./sort-products.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** With more hits than this, rank tiers replace ranking: 900 took three times as long to rank as to read. */
const MAX_RANKED = 500;

/** PostgreSQL looks for a tier's first hits among so many of the latest pieces for each hit that is wanted. */
const RECENT_PER_HIT = 30;
const MAX_RECENT = 10_000;

type Select = ProductMatches["select"];

/** One page of a search, best match first: by rank up to MAX_RANKED hits, by rank tier beyond. */
export async function listByRelevance(
  shop: Shop,
  matches: ProductMatches,
  count: () => Promise<number>,
  range: PageRange,
): Promise<IdPage> {
  const total = await count();
  if (total <= MAX_RANKED) return { ids: await listRanked(matches.select, range), total };
  return { ids: await listByTier(shop, matches, range), total };
}

function listRanked(select: Select, range: PageRange): Promise<number[]> {
  const ranked = select({ scope: "ranked" }).orderBy(sql.ref("hits.rank"));
  return selectIds(sortProducts(ranked, "newest"), range);
}

/** Reads each tier without those before it, and counts the tiers that end before the page. */
async function listByTier(
  shop: Shop,
  { select, count }: ProductMatches,
  { limit, offset }: PageRange,
): Promise<number[]> {
  const ids: number[] = [];
  let skipped = offset;
  for (const [at, tier] of RANK_TIERS.entries()) {
    const before = RANK_TIERS[at - 1];
    const scope = before ? { within: tier, without: before } : tier;
    const rows = () => select({ scope, isLarge: true });
    const found = await listTier(shop, rows, { limit: limit - ids.length, offset: skipped });
    ids.push(...found);
    if (ids.length === limit || tier === "anywhere") break;
    // The page begins beyond this tier: the rest of the offset is skipped in the next one.
    if (skipped > 0) skipped = found.length > 0 ? 0 : skipped - (await count(scope));
  }
  return ids;
}

async function listTier(shop: Shop, rows: () => FacetQuery, range: PageRange): Promise<number[]> {
  // FTS5 returns row ids in this order and stops when the page is full.
  if (shop.engine === "sqlite")
    return selectIds(rows().orderBy(sql`hits.entity_id`, "desc"), range);
  const recent = Math.min((range.offset + range.limit) * RECENT_PER_HIT, MAX_RECENT);
  const isRecent = sql<boolean>`product_facets.product_id > (
    select max(product_id) - ${sql.lit(recent)} from product_facets
  )`;
  const latest = await selectIds(
    rows().where(isRecent).orderBy("productFacets.productId", "desc"),
    range,
  );
  if (latest.length === range.limit) return latest;
  // So the tier is small; the sum makes the planner collect and sort it, whatever it estimates.
  return selectIds(rows().orderBy(sql`product_facets.product_id + 0`, "desc"), range);
}

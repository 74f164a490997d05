import { sql } from "kysely";
import { RINGS } from "../../../infrastructure/search/search-index.ts";
import type { Shop } from "../../../shop.ts";
import type { FindFacets, Found } from "./match-products.ts";
import { type Part, type Range, readIds } from "./list-sorted.ts";
import { sortProducts } from "./sort-products.ts";
import type { Facets } from "./visible-facets.ts";

/** Up to here every piece that is found gets a rank, so that they come in the order of the best match. */
const MOST_RANKED = 500;

/** Up to here a page is cut from the beginning of the list. */
const NEAR = 600;

/** For each piece that is wanted so many of the last that were added are looked at, and no more than these. */
const LOOKED_AT = 30;
const MOST_LOOKED_AT = 10_000;

/**
 * A part of what a search found, best first. A word on very many pieces tells little of any of them:
 * beyond that, what has all words in its name comes first, then what has them in name and labels, then
 * the rest, and of these the last that was added.
 */
export async function readBest(
  shop: Shop,
  found: Found,
  count: () => Promise<number>,
  range: Range,
): Promise<Part> {
  const total = await count();
  if (total <= MOST_RANKED) return { ids: await listRanked(found.find, range), total };
  const isNear = range.offset + range.limit <= NEAR;
  const ids = isNear ? await listNear(shop, found.find, range) : await listFar(shop, found, range);
  return { ids, total };
}

const listRanked = (find: FindFacets, range: Range): Promise<number[]> =>
  readIds(sortProducts(find({ extent: "best" }).orderBy(sql.ref("hits.rank")), "newest"), range);

/** From the beginning: what a ring holds of the ones before it is known by then. */
async function listNear(shop: Shop, find: FindFacets, { limit, offset }: Range): Promise<number[]> {
  const most = offset + limit;
  const ids = new Set<number>();
  for (const ring of RINGS) {
    if (ids.size >= most) break;
    const found = () => find({ extent: ring, many: true });
    // All that is known may stand among the first of this ring.
    for (const id of await listRing(shop, found, { limit: most, offset: 0 })) ids.add(id);
  }
  return [...ids].slice(offset, most);
}

async function listFar(
  shop: Shop,
  { find, count }: Found,
  { limit, offset }: Range,
): Promise<number[]> {
  const ids: number[] = [];
  let skipped = offset;
  for (const [at, ring] of RINGS.entries()) {
    const before = RINGS[at - 1];
    const extent = before ? { within: ring, without: before } : ring;
    const found = () => find({ extent, many: true });
    const some = await listRing(shop, found, { limit: limit - ids.length, offset: skipped });
    ids.push(...some);
    if (ids.length === limit || ring === "all") break;
    // The ring ended before its part began: what is skipped goes on in the next one.
    if (skipped > 0) skipped = some.length > 0 ? 0 : skipped - (await count(extent));
  }
  return ids;
}

async function listRing(shop: Shop, found: () => Facets, range: Range): Promise<number[]> {
  // An embedded index gives them in this order by itself, from the first on.
  if (shop.engine === "sqlite") return readIds(found().orderBy(sql`hits.entity_id`, "desc"), range);
  const looked = Math.min((range.offset + range.limit) * LOOKED_AT, MOST_LOOKED_AT);
  const recent = sql<boolean>`product_facets.product_id > (
    select max(product_id) - ${sql.lit(looked)} from product_facets
  )`;
  const near = await readIds(
    found().where(recent).orderBy("productFacets.productId", "desc"),
    range,
  );
  if (near.length === range.limit) return near;
  // There are few of them; so that the database gathers and sorts them, whatever it holds for likely.
  return readIds(found().orderBy(sql`product_facets.product_id + 0`, "desc"), range);
}

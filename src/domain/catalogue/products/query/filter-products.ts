import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { findPriceBand, type PriceBand, type PriceBandValue } from "#contract/price-bands.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../../id-list.ts";
import { groupTagsByType } from "../../tags/group-tags-by-type.ts";
import type { Shop } from "../../../shop.ts";
import type { FacetQuery } from "./visible-facets.ts";

/** What the filters of a list come down to. Null stands for "any". */
export type ProductFilter = {
  /** The sets that pieces may be of; none when the tags that were asked for are gone. */
  setIds: number[] | null;
  price: PriceBandValue | null;
  /** What the sets come from: a category, and any tag of each group. */
  categoryId: number | null;
  tagGroups: number[][];
};

/** The category, the price band, and any tag of each type that is asked for. */
export async function resolveFilter(
  shop: Shop,
  query: Partial<CatalogQuery>,
): Promise<ProductFilter> {
  const { price = null, tagIds = [] } = query;
  const categoryId = query.category || null;
  const tagGroups = tagIds.length > 0 ? await listTagGroups(shop, tagIds) : [];
  const isOfAny = categoryId === null && tagGroups.length === 0;
  const setIds = isOfAny ? null : await listSetIds(shop, categoryId, tagGroups);
  return { setIds, price, categoryId, tagGroups };
}

/** Tags that are gone are on nothing: asked for alone, they leave nothing. */
async function listTagGroups(shop: Shop, tagIds: number[]): Promise<number[][]> {
  const groups = await groupTagsByType(shop, tagIds);
  return groups.length > 0 ? groups : [[]];
}

async function listSetIds(
  shop: Shop,
  category: number | null,
  groups: number[][],
): Promise<number[]> {
  if (groups.some((group) => group.length === 0)) return [];
  let sets = shop.db.selectFrom("productFacetSets").select("productFacetSets.id");
  if (category !== null) sets = sets.where("productFacetSets.categoryId", "=", category);
  for (const group of groups) sets = sets.where((set) => isTagged(set, group));
  const rows = await sets.execute();
  return rows.map(({ id }) => id);
}

const isTagged = (set: ExpressionBuilder<Tables, "productFacetSets">, tagIds: number[]) =>
  set.exists(
    set
      .selectFrom("productFacetTags")
      .select("productFacetTags.tagId")
      .whereRef("productFacetTags.setId", "=", "productFacetSets.id")
      .where("productFacetTags.tagId", "in", tagIds),
  );

/** Whether pieces are so many that the first of them are soon met in the order of the list. */
export const isLarge = (pieces: number): boolean => pieces > 1000;

type Hints = {
  /** See isLarge. */
  many?: boolean;
  /** Whether a search text leaves the most out. */
  searched?: boolean;
};

/** Keeps the pieces that the filter leaves. */
export function filterProducts(
  shop: Shop,
  found: FacetQuery,
  { setIds, price }: ProductFilter,
  { many = false, searched = false }: Hints = {},
): FacetQuery {
  let left = found;
  if (setIds) left = left.where(isOfSet(shop, setIds, many));
  const band = price ? findPriceBand(price) : undefined;
  return band ? left.where(isOfBand(shop, band, many || searched)) : left;
}

/**
 * PostgreSQL tells by its statistics whether to gather the pieces of the sets and to sort them, or to
 * look at each piece in the order of the list until the page is full. SQLite is told: a plus keeps it
 * from the index of the sets.
 */
function isOfSet(shop: Shop, setIds: number[], many: boolean): RawBuilder<boolean> {
  if (shop.engine === "postgres") {
    return sql`product_facets.set_id = any(${`{${setIds.join(",")}}`}::integer[])`;
  }
  return sql`${sql.raw(many ? "+" : "")}product_facets.set_id in ${idList(shop, setIds)}`;
}

/** By the index of the prices a band is counted, and few are gathered; SQLite is told where else to look. */
function isOfBand(
  { engine }: Shop,
  { fromCents, belowCents }: PriceBand,
  elsewhere: boolean,
): RawBuilder<boolean> {
  const price = sql.raw(`${engine === "sqlite" && elsewhere ? "+" : ""}product_facets.price_cents`);
  const below = belowCents === Infinity ? sql`` : sql`and ${price} < ${belowCents}`;
  return sql`(${price} >= ${fromCents} ${below})`;
}

import type { ExpressionBuilder } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import type { PriceBandValue } from "#contract/price-bands.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { groupTagsByType } from "../../tags/group-tags-by-type.ts";

/** The filters of a list with category and tags resolved to facet sets; null means any. */
export type ProductFilter = {
  /** The facet sets a piece may have; [] where all requested tags are deleted. */
  setIds: number[] | null;
  price: PriceBandValue | null;
  categoryId: number | null;
  /** Any tag of each group. */
  tagGroups: number[][];
};

/** Resolves the filters of a list: the category, the price band, and any tag of each requested type. */
export async function resolveFilter(
  shop: Shop,
  query: Partial<CatalogQuery>,
): Promise<ProductFilter> {
  const { price = null, tagIds = [] } = query;
  const categoryId = query.category || null;
  const tagGroups = tagIds.length > 0 ? await listTagGroups(shop, tagIds) : [];
  const isAny = categoryId === null && tagGroups.length === 0;
  const setIds = isAny ? null : await listSetIds(shop, categoryId, tagGroups);
  return { setIds, price, categoryId, tagGroups };
}

/** Deleted tags are on no piece: if no other is requested, nothing matches. */
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
  for (const group of groups) sets = sets.where((set) => hasAnyTag(set, group));
  const rows = await sets.execute();
  return rows.map(({ id }) => id);
}

const hasAnyTag = (set: ExpressionBuilder<Tables, "productFacetSets">, tagIds: number[]) =>
  set.exists(
    set
      .selectFrom("productFacetTags")
      .select("productFacetTags.tagId")
      .whereRef("productFacetTags.setId", "=", "productFacetSets.id")
      .where("productFacetTags.tagId", "in", tagIds),
  );

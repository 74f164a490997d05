import type { ExpressionBuilder } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { PriceRange } from "#contract/catalogue/price-bands.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { priceRangeOf } from "../../price-range.ts";
import { groupTagsByType } from "../../tags/group-tags-by-type.ts";
import { listCategoryTags } from "./category-tags.ts";

/** The filters of a list with category and tags resolved to facet sets; null means any. */
export type ProductFilter = {
  /** The facet sets a piece may have; [] where all requested tags are deleted. */
  setIds: number[] | null;
  price: PriceRange | null;
  category: CategoryFilter | null;
  /** Any tag of each group. */
  tagGroups: number[][];
  /** The instant at which the piece can be bought. */
  availableAt: string | null;
};

/** The pieces filed under a category, and those with a tag of its name. */
export type CategoryFilter = { id: number; tagIds: number[] };

/** Resolves the filters of a list: the category, the prices, availability, and any tag of each requested type. */
export async function resolveFilter(
  shop: Shop,
  query: Partial<CatalogQuery>,
): Promise<ProductFilter> {
  const tagIds = query.category ? await listCategoryTags(shop, query.category) : [];
  return resolve(shop, query, query.category ? { id: query.category, tagIds } : null);
}

/** As resolveFilter, with the pieces filed under the category alone, as the desk edits them. */
export const resolveFiledFilter = (
  shop: Shop,
  query: Partial<CatalogQuery>,
): Promise<ProductFilter> =>
  resolve(shop, query, query.category ? { id: query.category, tagIds: [] } : null);

async function resolve(
  shop: Shop,
  query: Partial<CatalogQuery>,
  category: CategoryFilter | null,
): Promise<ProductFilter> {
  const { tagIds = [], available = false } = query;
  const tagGroups = tagIds.length > 0 ? await listTagGroups(shop, tagIds) : [];
  const isAny = category === null && tagGroups.length === 0;
  return {
    setIds: isAny ? null : await listSetIds(shop, category, tagGroups),
    price: priceRangeOf(query),
    category,
    tagGroups,
    availableAt: available ? shop.now().toISOString() : null,
  };
}

/** Deleted tags are on no piece: if no other is requested, nothing matches. */
async function listTagGroups(shop: Shop, tagIds: number[]): Promise<number[][]> {
  const groups = await groupTagsByType(shop, tagIds);
  return groups.length > 0 ? groups : [[]];
}

async function listSetIds(
  shop: Shop,
  category: CategoryFilter | null,
  groups: number[][],
): Promise<number[]> {
  if (groups.some((group) => group.length === 0)) return [];
  let sets = shop.db.selectFrom("productFacetSets").select("productFacetSets.id");
  if (category) sets = sets.where((set) => isOfCategory(set, category));
  for (const group of groups) sets = sets.where((set) => hasAnyTag(set, group));
  const rows = await sets.execute();
  return rows.map(({ id }) => id);
}

type SetExpression = ExpressionBuilder<Tables, "productFacetSets">;

function isOfCategory(set: SetExpression, { id, tagIds }: CategoryFilter) {
  const isFiled = set("productFacetSets.categoryId", "=", id);
  return tagIds.length > 0 ? set.or([isFiled, hasAnyTag(set, tagIds)]) : isFiled;
}

const hasAnyTag = (set: SetExpression, tagIds: number[]) =>
  set.exists(
    set
      .selectFrom("productFacetTags")
      .select("productFacetTags.tagId")
      .whereRef("productFacetTags.setId", "=", "productFacetSets.id")
      .where("productFacetTags.tagId", "in", tagIds),
  );

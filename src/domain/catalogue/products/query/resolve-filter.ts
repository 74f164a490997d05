import type { ExpressionBuilder } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { PriceRange } from "#contract/catalogue/price-bands.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";
import { priceRangeOf } from "../../price-range.ts";
import { listFactGroups } from "../../../infrastructure/search/facts/list-fact-groups.ts";
import { groupTagsByType } from "../../tags/group-tags-by-type.ts";
import { listCategoryTags } from "./category-tags.ts";

/** The filters of a list with category, tags and facts resolved to facet sets; null means any. */
export type ProductFilter = {
  /** The facet sets a piece may have; [] where all requested tags are deleted. */
  setIds: number[] | null;
  price: PriceRange | null;
  category: CategoryFilter | null;
  /** Any tag of each group. */
  tagGroups: number[][];
  /** Any fact of each group. */
  factGroups: string[][];
  /** Any of them, in quarters of a US size; null means any. */
  ringSizes: number[] | null;
  /** The instant at which the piece can be bought. */
  availableAt: string | null;
};

/** The pieces filed under a category, and those with a tag of its name. */
export type CategoryFilter = { id: number; tagIds: number[] };

/**
 * Resolves the filters of a list: the category, the prices, availability, any tag of each requested type, and
 * any of the requested metals, stones and ring sizes.
 */
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
  const { tagIds = [], ringSizes = [], available = false } = query;
  const tagGroups = tagIds.length > 0 ? await listTagGroups(shop, tagIds) : [];
  const factGroups = listFactGroups(query).map(([, facts]) => facts);
  const isAny = category === null && tagGroups.length === 0 && factGroups.length === 0;
  return {
    setIds: isAny ? null : await listSetIds(shop, { category, tagGroups, factGroups }),
    price: priceRangeOf(query),
    category,
    tagGroups,
    factGroups,
    ringSizes: ringSizes.length > 0 ? ringSizes.map((size) => Number(size) * 4) : null,
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
  { category, tagGroups, factGroups }: Pick<ProductFilter, "category" | "tagGroups" | "factGroups">,
): Promise<number[]> {
  if (tagGroups.some((group) => group.length === 0)) return [];
  let sets = shop.db.selectFrom("productFacetSets").select("productFacetSets.id");
  if (category) sets = sets.where((set) => isOfCategory(set, category));
  for (const group of tagGroups) sets = sets.where((set) => hasAnyTag(set, group));
  for (const group of factGroups) sets = sets.where((set) => hasAnyFact(set, group));
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

/** Read from the few sets of a fact, of which there are more than of tags. */
const hasAnyFact = (set: SetExpression, facts: string[]) =>
  set(
    "productFacetSets.id",
    "in",
    set
      .selectFrom("productFacetFacts")
      .select("productFacetFacts.setId")
      .where("productFacetFacts.fact", "in", facts),
  );

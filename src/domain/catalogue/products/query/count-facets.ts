import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { PRICE_BANDS, type PriceBandValue } from "#contract/catalogue/price-bands.ts";
import { memoizeByRevision } from "../../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import { memoizeUntilChange } from "../../memoize-until-change.ts";
import { listTags } from "../../tags/list-tags.ts";
import type { Viewer } from "../../../viewer.ts";
import { countFacetSets, type FacetSetCount } from "./count-facet-sets.ts";
import { listCategoriesByTag } from "./category-tags.ts";

/** The number of pieces for each value of each facet; values without pieces are left out. */
export type FacetCounts = {
  categories: Map<number, number>;
  tags: Map<number, number>;
  prices: Map<PriceBandValue, number>;
};

type Filters = Omit<CatalogQuery, "sort" | "page">;
type Options = { viewer: Viewer; query: Filters };

/**
 * Facet counts: how many pieces the list would show if a value was selected and the other filters stayed.
 * A category or price replaces the selected one, a tag replaces all selected tags of its type.
 */
export function countFacets(shop: Shop, { viewer, query }: Options): Promise<FacetCounts> {
  const { search, category, price, priceMin, priceMax, available } = query;
  const tagIds = query.tagIds.toSorted((a, b) => a - b);
  const filters = { search, category, price, priceMin, priceMax, tagIds, available };
  // A reservation that ends makes a piece available.
  const memoize = available ? memoizeUntilChange : memoizeByRevision;
  return memoize(shop, `facets ${viewer} ${JSON.stringify(filters)}`, async () => {
    const counts = await countFacetSets(shop, viewer, filters);
    return sumFacets(counts, await loadTags(shop, tagIds), filters);
  });
}

type Tags = {
  typeOf: Map<number, string>;
  /** The category of a tag's name. */
  categoryOf: Map<number, number>;
  /** The selected tags that exist, by type. */
  selected: Map<string, number[]>;
  /** All selected tags are deleted, and deleted tags are on no piece. */
  matchesNothing: boolean;
};

async function loadTags(shop: Shop, tagIds: number[]): Promise<Tags> {
  const tags = await listTags(shop);
  const selected = new Map<string, number[]>();
  for (const { id, type } of tags) {
    if (tagIds.includes(id)) selected.set(type, [...(selected.get(type) ?? []), id]);
  }
  return {
    typeOf: new Map(tags.map(({ id, type }) => [id, type])),
    categoryOf: await listCategoriesByTag(shop),
    selected,
    matchesNothing: tagIds.length > 0 && selected.size === 0,
  };
}

function sumFacets(counts: FacetSetCount[], tags: Tags, { category, price }: Filters): FacetCounts {
  const categories = new Map<number, number>();
  const byTag = new Map<number, number>();
  const prices = new Map<PriceBandValue, number>();
  const band = PRICE_BANDS.findIndex(({ value }) => value === price);
  for (const { categoryId, tagIds, pieces, inRange } of counts) {
    const ofBand = band < 0 ? pieces.reduce((sum, each) => sum + each, 0) : (pieces[band] ?? 0);
    const matching = inRange ?? ofBand;
    const categoryIds = new Set(
      tagIds.map((id) => tags.categoryOf.get(id)).concat(categoryId ?? []),
    );
    const unmatched = [...tags.selected].filter(
      ([, any]) => !any.some((id) => tagIds.includes(id)),
    );
    const isTagged = unmatched.length === 0 && !tags.matchesNothing;
    const isOfCategory = category === null || categoryIds.has(category);
    for (const id of isTagged ? categoryIds : []) if (id) add(categories, id, matching);
    if (isTagged && isOfCategory) {
      for (const [at, { value }] of PRICE_BANDS.entries()) add(prices, value, pieces[at] ?? 0);
    }
    if (!isOfCategory) continue;
    for (const id of tagIds) {
      const type = tags.typeOf.get(id);
      if (type && unmatched.every(([other]) => other === type)) add(byTag, id, matching);
    }
  }
  return { categories, tags: byTag, prices };
}

function add<Choice>(counts: Map<Choice, number>, choice: Choice, pieces: number): void {
  if (pieces > 0) counts.set(choice, (counts.get(choice) ?? 0) + pieces);
}

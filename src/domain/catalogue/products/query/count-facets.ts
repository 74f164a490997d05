import { sql } from "kysely";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { FactFilter } from "#contract/catalogue/fact-filters.ts";
import { PRICE_BANDS, type PriceBandValue } from "#contract/catalogue/price-bands.ts";
import { memoizeByRevision } from "../../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../../shop.ts";
import { memoizeUntilChange } from "../../memoize-until-change.ts";
import { listTags } from "../../tags/list-tags.ts";
import type { Viewer } from "../../../viewer.ts";
import { countFacetSets, type FacetSetCount } from "./count-facet-sets.ts";
import { listCategoriesByTag } from "./category-tags.ts";
import {
  createFactMatcher,
  createValueLister,
  type FactValue,
  mapFactFilters,
} from "./fact-values.ts";
import { matchProducts } from "./match-products.ts";

/** The number of pieces for each value of each facet; values without pieces are left out. */
export type FacetCounts = {
  categories: Map<number, number>;
  tags: Map<number, number>;
  prices: Map<PriceBandValue, number>;
  /** By metal, stone and ring size, as a query names them. */
  facts: Record<FactFilter, Map<string, number>>;
  /** The sizes of rings that cannot be resized. */
  fixedRingSizes: ReadonlySet<string>;
};

type Filters = Omit<CatalogQuery, "sort" | "page">;
type Options = { viewer: Viewer; query: Filters };

/**
 * Facet counts: how many pieces the list would show if a value was selected and the other filters stayed.
 * A category or price replaces the selected one, a tag all selected tags of its type, a metal all metals.
 */
export function countFacets(shop: Shop, { viewer, query }: Options): Promise<FacetCounts> {
  const { search, category, price, priceMin, priceMax, available } = query;
  const { metals, stones, ringSizes } = query;
  const tagIds = query.tagIds.toSorted((a, b) => a - b);
  const facts = { metals, stones, ringSizes };
  const filters = { search, category, price, priceMin, priceMax, tagIds, ...facts, available };
  // A reservation that ends makes a piece available.
  const memoize = available ? memoizeUntilChange : memoizeByRevision;
  return memoize(shop, `facets ${viewer} ${JSON.stringify(filters)}`, async () => {
    const counts = await countFacetSets(shop, viewer, filters);
    const sums = sumFacets(counts, await loadTags(shop, tagIds), filters);
    const rings = await countRingSizes(shop, viewer, filters);
    return {
      ...sums,
      facts: { ...sums.facts, ringSizes: rings.pieces },
      fixedRingSizes: rings.fixed,
    };
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

function sumFacets(counts: FacetSetCount[], tags: Tags, filters: Filters): FacetCounts {
  const sums: FacetCounts = {
    categories: new Map(),
    tags: new Map(),
    prices: new Map(),
    facts: mapFactFilters(() => new Map()),
    fixedRingSizes: new Set(),
  };
  const band = PRICE_BANDS.findIndex(({ value }) => value === filters.price);
  const listUnmatchedFacts = createFactMatcher(filters);
  const listValues = createValueLister(new Set(counts.flatMap(({ facts }) => facts)), filters);
  for (const set of counts) {
    const { pieces, inRange } = set;
    const ofBand = band < 0 ? pieces.reduce((sum, each) => sum + each, 0) : (pieces[band] ?? 0);
    const unmatchedTags = [...tags.selected]
      .filter(([, any]) => !any.some((id) => set.tagIds.includes(id)))
      .map(([type]) => type);
    const unmatched = [...unmatchedTags, ...listUnmatchedFacts(set.facts)];
    const values = listValues(set.facts);
    addSet(sums, set, { tags, filters, values, unmatched, matching: inRange ?? ofBand });
  }
  return sums;
}

type SetMatch = {
  tags: Tags;
  filters: Filters;
  values: Iterable<FactValue>;
  /** The tag types and fact filters that the set does not pass. */
  unmatched: string[];
  /** How many of its pieces are of the price. */
  matching: number;
};

function addSet(
  sums: FacetCounts,
  { categoryId, tagIds, pieces }: FacetSetCount,
  { tags, filters: { category }, values, unmatched, matching }: SetMatch,
): void {
  const categoryIds = new Set(tagIds.map((id) => tags.categoryOf.get(id)).concat(categoryId ?? []));
  const isMatched = unmatched.length === 0 && !tags.matchesNothing;
  const isOfCategory = category === null || categoryIds.has(category);
  for (const id of isMatched ? categoryIds : []) if (id) add(sums.categories, id, matching);
  if (isMatched && isOfCategory) {
    for (const [at, { value }] of PRICE_BANDS.entries()) add(sums.prices, value, pieces[at] ?? 0);
  }
  if (!isOfCategory) return;
  // A value is counted where its own filter is the only one that the set does not pass.
  const passesOthers = (facet: string) => unmatched.every((other) => other === facet);
  for (const id of tagIds) {
    const type = tags.typeOf.get(id);
    if (type && passesOthers(type)) add(sums.tags, id, matching);
  }
  if (tags.matchesNothing) return;
  for (const { name, value } of values) {
    if (passesOthers(name)) add(sums.facts[name], value, matching);
  }
}

function add<Choice>(counts: Map<Choice, number>, choice: Choice, pieces: number): void {
  if (pieces > 0) counts.set(choice, (counts.get(choice) ?? 0) + pieces);
}

type RingSizeCounts = {
  /** The number of matching pieces that have a size or can be given it, by US size: "6.5". */
  pieces: Map<string, number>;
  /** The sizes of rings that cannot be resized. */
  fixed: ReadonlySet<string>;
};

const toUsSize = (quarters: number): string => String(quarters / 4);

/** Counts the matching pieces by ring size. The query's own sizes do not count. */
async function countRingSizes(
  shop: Shop,
  viewer: Viewer,
  query: Omit<CatalogQuery, "sort" | "page">,
): Promise<RingSizeCounts> {
  const { select } = await matchProducts(shop, viewer, { ...query, ringSizes: [] });
  const rows = await select({ scope: "unranked" })
    .where("productFacets.ringTo", "is not", null)
    .select(["productFacets.ringFrom as from", "productFacets.ringTo as to"])
    .select(sql<number>`count(*)`.as("rings"))
    .groupBy(["productFacets.ringFrom", "productFacets.ringTo"])
    .execute();
  const pieces = new Map<string, number>();
  for (const { from, to, rings } of rows) {
    for (let quarters = from ?? 0; quarters <= (to ?? -1); quarters += 1) {
      const size = toUsSize(quarters);
      pieces.set(size, (pieces.get(size) ?? 0) + rings);
    }
  }
  const fixed = rows.flatMap(({ from, to }) =>
    from !== null && from === to ? toUsSize(from) : [],
  );
  return { pieces, fixed: new Set(fixed) };
}

import { type RawBuilder, sql } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { PRICE_BANDS, type PriceBandValue } from "#contract/price-bands.ts";
import { amongIds } from "../among-ids.ts";
import { remember } from "../revisions/remember.ts";
import { joinHits } from "../search/join-hits.ts";
import { matchSearch } from "../search/match-search.ts";
import type { Shop } from "../shop.ts";
import { listTags } from "../tags/list-tags.ts";
import type { Viewer } from "../viewer.ts";
import { filterProducts } from "./filter-products.ts";
import { visibleProducts } from "./visible-products.ts";

/** How many pieces each choice would leave; a choice that would leave none is not in its map. */
export type ChoiceCounts = {
  categories: Map<number, number>;
  tags: Map<number, number>;
  prices: Map<PriceBandValue, number>;
};

type Filters = Pick<CatalogQuery, "search" | "category" | "price" | "tagIds">;
type Options = { viewer: Viewer; query: Filters };

/**
 * What stands beside each choice of the list's filters: how many pieces there were if it was made, the
 * other filters staying as they are. A category or price takes the place of the one that is chosen, a tag
 * that of all chosen ones of its type.
 */
export function countChoices(shop: Shop, { viewer, query }: Options): Promise<ChoiceCounts> {
  const { search, category, price } = query;
  const tagIds = query.tagIds.toSorted((a, b) => a - b);
  const filters = { search, category, price, tagIds };
  const name = `choices ${viewer} ${JSON.stringify(filters)}`;
  return remember(shop, name, () => count(shop, { viewer, query: filters }));
}

async function count(shop: Shop, options: Options): Promise<ChoiceCounts> {
  const [categories, prices, tags] = await Promise.all([
    countCategories(shop, options),
    countPrices(shop, options),
    countTags(shop, options),
  ]);
  return { categories, tags, prices };
}

async function find(shop: Shop, { viewer, query }: Options) {
  const match = await matchSearch(shop, "product", query.search);
  const found = await filterProducts(shop, visibleProducts(shop, viewer), query);
  return match ? joinHits(found, match, "products.id") : found;
}

const counted = sql<number>`count(*)`.as("count");

async function countCategories(shop: Shop, { viewer, query }: Options) {
  const found = await find(shop, { viewer, query: { ...query, category: null } });
  const rows = await found
    .select(["products.categoryId as choice", counted])
    .groupBy("products.categoryId")
    .execute();
  return toCounts(rows);
}

async function countPrices(shop: Shop, { viewer, query }: Options) {
  const found = await find(shop, { viewer, query: { ...query, price: null } });
  const rows = await found
    .select([band.as("choice"), counted])
    .groupBy(band)
    .execute();
  return toCounts(rows);
}

/** The value of the band that a price falls into. */
const band: RawBuilder<PriceBandValue> = sql`case ${sql.join(
  PRICE_BANDS.slice(0, -1).map(
    ({ belowCents, value }) =>
      sql`when products.price_cents < ${sql.lit(belowCents)} then ${sql.lit(value)}`,
  ),
  sql` `,
)} else ${sql.lit(PRICE_BANDS.at(-1)?.value)} end`;

async function countTags(shop: Shop, { viewer, query }: Options) {
  const tags = await listTags(shop);
  const chosen = tags.filter(({ id }) => query.tagIds.includes(id));
  const counts = new Map<number, number>();
  // Types of which nothing is chosen answer the same question.
  const questions = Map.groupBy(tags, ({ type }) =>
    chosen.some((tag) => tag.type === type) ? type : null,
  );
  for (const [type, asked] of questions) {
    const others = chosen.filter((tag) => tag.type !== type).map(({ id }) => id);
    const found = await find(shop, { viewer, query: { ...query, tagIds: others } });
    const rows = await found
      .innerJoin("productTags", "productTags.productId", "products.id")
      .where(
        "productTags.tagId",
        "in",
        amongIds(
          shop,
          asked.map(({ id }) => id),
        ),
      )
      .select(["productTags.tagId as choice", counted])
      .groupBy("productTags.tagId")
      .execute();
    for (const [id, pieces] of toCounts(rows)) counts.set(id, pieces);
  }
  return counts;
}

const toCounts = <Choice>(rows: { choice: Choice | null; count: number }[]): Map<Choice, number> =>
  new Map(rows.flatMap(({ choice, count }) => (choice === null ? [] : [[choice, count]])));

import { type Selectable, sql } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import type { Product } from "#contract/products.ts";
import type { Tables } from "#database/tables.ts";
import { amongIds } from "../among-ids.ts";
import type { Page } from "../page.ts";
import { remember } from "../revisions/remember.ts";
import type { Shop } from "../shop.ts";
import type { Viewer } from "../viewer.ts";
import { isMany } from "./filter-facets.ts";
import { findFacets } from "./find-facets.ts";
import { loadRows } from "./load-rows.ts";
import { sortProducts } from "./sort-products.ts";
import { type ProductFace, toProductFaces, toProducts } from "./to-products.ts";
import type { Facets } from "./visible-facets.ts";

type Options = {
  viewer: Viewer;
  /** The filters and the order of the list screen; its `page` is the caller's to turn into limit and offset. */
  query?: Partial<CatalogQuery>;
  /** How many at most; all when left out. */
  limit?: number;
  offset?: number;
  /** Only these, in the order of the list all the same. */
  ids?: number[];
};

/** Pieces, newest first unless asked otherwise. A page costs the same few queries however many it shows. */
export const listProducts = (shop: Shop, options: Options): Promise<Page<Product>> =>
  listAs(shop, options, toProducts);

/** The same, as a list shows them. */
export const listProductFaces = (shop: Shop, options: Options): Promise<Page<ProductFace>> =>
  listAs(shop, options, toProductFaces);

async function listAs<Item>(
  shop: Shop,
  options: Options,
  shape: (shop: Shop, rows: Selectable<Tables["products"]>[], viewer: Viewer) => Promise<Item[]>,
): Promise<Page<Item>> {
  const { viewer, query = {}, limit, offset = 0, ids } = options;
  const { find, searched } = await findFacets(shop, viewer, query);
  const findThese = (many?: boolean) =>
    ids ? find(many).where("productFacets.productId", "in", amongIds(shop, ids)) : find(many);

  const isWhole = limit === undefined && offset === 0;
  const known = isWhole || searched ? null : await count(shop, findThese(), options);
  // Which ones, in which order, is in the indexes; of those alone the whole rows are read.
  const rows = await sortProducts(findThese(isMany(known ?? 0)), query.sort, searched)
    .select("productFacets.productId as id")
    // What a search finds is found once, and counted on the way.
    .$if(searched && !isWhole, (page) => page.select(sql<number>`count(*) over ()`.as("total")))
    .limit(limit ?? Number.MAX_SAFE_INTEGER)
    .offset(offset)
    .execute();
  const found = rows.map(({ id }) => id);
  const items = await shape(shop, await loadRows(shop, found), viewer);
  if (isWhole) return { items, total: items.length };
  return { items, total: known ?? rows[0]?.total ?? (await count(shop, findThese(), options)) };
}

/** The same on every page of the list. */
function count(shop: Shop, found: Facets, { viewer, query = {}, ids }: Options): Promise<number> {
  const { search, category, price, tagIds } = query;
  const name = `pieces ${viewer} ${JSON.stringify({ search, category, price, tagIds, ids })}`;
  return remember(shop, name, async () => {
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  });
}

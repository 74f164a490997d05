import type { Selectable } from "kysely";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import type { Product } from "#contract/products.ts";
import type { Tables } from "#database/tables.ts";
import { amongIds } from "../among-ids.ts";
import { type Page, totalOfLast } from "../page.ts";
import { joinHits } from "../search/join-hits.ts";
import { matchSearch } from "../search/match-search.ts";
import type { Shop } from "../shop.ts";
import type { Viewer } from "../viewer.ts";
import { filterProducts } from "./filter-products.ts";
import { sortProducts } from "./sort-products.ts";
import { type ProductFace, toProductFaces, toProducts } from "./to-products.ts";
import { visibleProducts } from "./visible-products.ts";

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
  const match = await matchSearch(shop, "product", query.search ?? "");
  let found = await filterProducts(shop, visibleProducts(shop, viewer), query);
  if (ids) found = found.where("products.id", "in", amongIds(shop, ids));
  if (match) found = joinHits(found, match, "products.id");

  const sorted = sortProducts(found, query.sort, match !== null).selectAll("products");
  if (limit === undefined && offset === 0) {
    const items = await shape(shop, await sorted.execute(), viewer);
    return { items, total: items.length };
  }
  const most = limit ?? Number.MAX_SAFE_INTEGER;
  const rows = await sorted.limit(most).offset(offset).execute();
  const count = () =>
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const total = totalOfLast(rows.length, most, offset) ?? (await count()).total;
  return { items: await shape(shop, rows, viewer), total };
}

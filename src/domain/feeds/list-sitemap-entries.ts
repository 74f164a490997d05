import type { Shop } from "../shop.ts";
import { listCollectionEntries } from "./list-collection-entries.ts";
import { listPageEntries } from "./list-page-entries.ts";
import { listProductEntries } from "./list-product-entries.ts";

/** One address of the shop that visitors may find. Paths and pictures are relative to the shop. */
export type SitemapEntry = {
  path: string;
  /** ISO 8601, where it is known. */
  changedAt: string | null;
  images: string[];
};

/** Every public address: the fixed pages, what is written, published collections, active pieces. */
export async function listSitemapEntries(shop: Shop): Promise<SitemapEntry[]> {
  const [pages, collections, products] = await Promise.all([
    listPageEntries(shop),
    listCollectionEntries(shop),
    listProductEntries(shop),
  ]);
  const fixed = [
    entry("/", latest([...collections, ...products])),
    entry("/collections", latest(collections)),
    entry("/products", latest(products)),
    entry("/about", null),
  ];
  return [...fixed, ...pages, ...collections, ...products];
}

const entry = (path: string, changedAt: string | null): SitemapEntry => ({
  path,
  changedAt,
  images: [],
});

function latest(entries: SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    null,
  );
}

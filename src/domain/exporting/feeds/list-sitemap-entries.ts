import type { SitemapEntry } from "./sitemap-entry.ts";
import type { Shop } from "../../shop.ts";
import { listCollectionEntries } from "./list-collection-entries.ts";
import { listPageEntries } from "./list-page-entries.ts";
import { countProductEntries, listProductEntries } from "./list-product-entries.ts";

type Entries = { entries: SitemapEntry[]; total: number };

/**
 * All public pages: fixed pages, written pages, published collections, active pieces. Only the requested
 * range of pieces is read.
 */
export async function listSitemapEntries(
  shop: Shop,
  { offset, limit }: { offset: number; limit: number },
): Promise<Entries> {
  const [pages, collections, products] = await Promise.all([
    listPageEntries(shop),
    listCollectionEntries(shop),
    countProductEntries(shop),
  ]);
  const fixed = [
    entry("/", latest([...collections, entry("/products", products.changedAt)])),
    entry("/collections", latest(collections)),
    entry("/products", products.changedAt),
    entry("/about", null),
    entry("/ring-size", null),
  ];
  const first = [...fixed, ...pages, ...collections];
  const asked = first.slice(offset, offset + limit);
  const left = limit - asked.length;
  const pieces =
    left > 0
      ? await listProductEntries(shop, {
          offset: Math.max(0, offset - first.length),
          limit: left,
        })
      : [];
  return { entries: [...asked, ...pieces], total: first.length + products.count };
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

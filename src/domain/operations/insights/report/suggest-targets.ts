import type { RedirectTarget } from "#contract/operations/insights.ts";
import { listCollectionSummaries } from "../../../catalogue/collections/list-collections.ts";
import { listProductSummaries } from "../../../catalogue/products/list-products.ts";
import type { Shop } from "../../../shop.ts";

const MAX_TARGETS = 3;
/** What says nothing of the page in the addresses of other shops. */
const STOP_WORDS =
  /^(?:products?|collections?|shop|store|item|category|categories|pages?|blogs?|posts?|the|and|for|html?|php|index|\d+|.)$/;

/** Pages that visitors may have looked for at an address without a page, likeliest first. */
export async function suggestTargets(shop: Shop, path: string): Promise<RedirectTarget[]> {
  const words = wordsOf(path);
  const searches = [words.join(" "), ...words.toSorted((a, b) => b.length - a.length)];
  for (const search of new Set(searches.filter(Boolean))) {
    const found = await searchPages(shop, search);
    if (found.length > 0) return found;
  }
  return [];
}

async function searchPages(shop: Shop, search: string): Promise<RedirectTarget[]> {
  const options = { viewer: "visitor", query: { search }, limit: MAX_TARGETS } as const;
  const { items: pieces } = await listProductSummaries(shop, options);
  const { items: collections } = await listCollectionSummaries(shop, options);
  return [
    ...pieces.map(({ id, name }) => ({ path: `/products/${id}`, title: name })),
    ...collections.map(({ slug, title }) => ({ path: `/collections/${slug}`, title })),
  ].slice(0, MAX_TARGETS);
}

const MAX_WORDS = 6;

function wordsOf(path: string): string[] {
  const words = decode(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "" && !STOP_WORDS.test(word)).slice(-MAX_WORDS);
}

/** An address may hold a percent sign that encodes nothing. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

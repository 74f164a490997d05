import { isCacheableCall } from "#api/guards/cacheable-calls.ts";
import { catalogHref, isOfForm, parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTERS } from "#contract/catalogue/fact-filters.ts";

/**
 * The canonical address of a public page or call: campaign parameters removed, filters in a fixed order.
 * Null for what is never cached.
 * @param target path and query of the request
 */
export function cacheKey(target: string): string | null {
  const [path, query] = splitQuery(target);
  // Most requests have no query.
  if (query === "" && isCachedPage(path)) return path;
  const sent = [...new URLSearchParams(query)];
  const params = new URLSearchParams(sent.filter(([name]) => !CAMPAIGN.test(name)));
  if (isCacheableCall(path)) return withParams(path, params);
  // An unknown parameter may change the page: a preview, the result of a form.
  const known = LIST_PATHS.has(path) ? CATALOG_PARAMS : NONE;
  if ([...params.keys()].some((name) => !known.has(name))) return null;
  if (!LIST_PATHS.has(path)) return isCachedPage(path) ? path : null;
  // A form without scripts names what was left as it was, and is led to the canonical address.
  return isOfForm(params) ? null : catalogHref(path, parseCatalogQuery(params));
}

const isCachedPage = (path: string): boolean =>
  LIST_PATHS.has(path) || STATIC_PATHS.has(path) || ENTRY_PATH.test(path);

const LIST_PATHS: ReadonlySet<string> = new Set(["/collections", "/products", "/blog"]);

const NONE: ReadonlySet<string> = new Set();

const CATALOG_PARAMS: ReadonlySet<string> = new Set([
  "search",
  "unmatched",
  "category",
  "price",
  "priceMin",
  "priceMax",
  "available",
  "tagIds",
  ...Object.values(FACT_FILTERS),
  "sort",
  "page",
]);

/** Added by newsletters and advertisers for analytics; no page depends on them. */
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid|mc_[ce]id|epik|ref)$/;

const STATIC_PATHS: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/ring-size",
  "/collections/feed.xml",
  "/products/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

const ENTRY_PATH =
  /^\/(?:collections|pages|sitemap)\/[a-z0-9][a-z0-9.-]{0,254}$|^\/products\/[1-9]\d{0,9}$/;

function withParams(path: string, params: URLSearchParams): string {
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

function splitQuery(target: string): [path: string, query: string] {
  const at = target.indexOf("?");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

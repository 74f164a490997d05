import { isCacheableCall } from "#api/guards/cacheable-calls.ts";
import { catalogHref, parseCatalogQuery } from "#contract/catalog-query.ts";

/**
 * The one address under which a public page is kept, whatever else stands in the address that was asked
 * for (a campaign, another order of the same filters); null for what is never kept.
 * @param target path and query as they came
 */
export function cacheKey(target: string): string | null {
  const [path, query] = split(target, "?");
  const params = new URLSearchParams(query);
  for (const name of new Set(params.keys())) if (CAMPAIGN.test(name)) params.delete(name);
  if (isCacheableCall(path)) return withParams(path, params);
  if (path.endsWith(".data")) return keptData(path, params);
  // What no page is known to read may mean something: a preview, the outcome of a form.
  const read = LISTS.has(path) ? CATALOG_PARAMS : NONE;
  if ([...params.keys()].some((name) => !read.has(name))) return null;
  if (LISTS.has(path)) return catalogHref(path, parseCatalogQuery(params));
  if (PLAIN.has(path) || ENTRY.test(path)) return path;
  return null;
}

const LISTS: ReadonlySet<string> = new Set(["/collections", "/products", "/blog"]);

const NONE: ReadonlySet<string> = new Set();

const CATALOG_PARAMS: ReadonlySet<string> = new Set([
  "search",
  "category",
  "price",
  "tagIds",
  "sort",
  "page",
]);

/** Where a visitor came from, as letters and advertisements write it: no page says anything else for it. */
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid|mc_[ce]id|epik|ref)$/;

const PLAIN: ReadonlySet<string> = new Set([
  "/",
  "/about",
  "/collections/feed.xml",
  "/products/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

const ENTRY =
  /^\/(?:collections|pages|sitemap)\/[a-z0-9][a-z0-9.-]{0,254}$|^\/products\/[1-9]\d{0,9}$/;

/** What the router asks for when it goes from one page to another: the same page, as data. */
function keptData(path: string, params: URLSearchParams): string | null {
  const page = path === "/_root.data" || path === "/_.data" ? "/" : path.slice(0, -".data".length);
  const routes = params.get("_routes");
  params.delete("_routes");
  const address =
    page.startsWith("/api/") || page.endsWith(".xml") ? null : cacheKey(`${page}?${params}`);
  if (address === null) return null;
  const [, query] = split(address, "?");
  const kept = new URLSearchParams(query);
  if (routes !== null) kept.set("_routes", routes);
  return withParams(path, kept);
}

function withParams(path: string, params: URLSearchParams): string {
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + at.length)];
}

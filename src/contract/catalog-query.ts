import { findPriceBand, type PriceBandValue } from "./price-bands.ts";

export const CATALOG_SORTS = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "title", label: "Title A-Z" },
] as const;

/** "relevance" is the default order of a search. */
export type CatalogSort = (typeof CATALOG_SORTS)[number]["value"] | "relevance";

/** The state of the list screen, which is its address. */
export type CatalogQuery = {
  search: string;
  category: number | null;
  price: PriceBandValue | null;
  tagIds: number[];
  sort: CatalogSort;
  page: number;
};

export const CATALOG_PAGE_SIZE = 24;
export const SEARCH_MAX_LENGTH = 200;
/** The shortest search text that gets suggestions, in characters. */
export const SUGGESTION_MIN_LENGTH = 2;

export const EMPTY_QUERY: CatalogQuery = {
  search: "",
  category: null,
  price: null,
  tagIds: [],
  sort: "newest",
  page: 1,
};

/** Parses the address of the list screen. Invalid parameters count as missing. */
export function parseCatalogQuery(params: URLSearchParams): CatalogQuery {
  const sort = CATALOG_SORTS.find(({ value }) => value === params.get("sort"));
  const tagIds = params
    .getAll("tagIds")
    .flatMap((value) => value.split(","))
    .map(parseId);
  const search = truncate((params.get("search") ?? "").trim()).trim();
  return {
    search,
    category: parseId(params.get("category") ?? "") ?? null,
    price: findPriceBand(params.get("price") ?? "")?.value ?? null,
    tagIds: [...new Set(tagIds.filter((id) => id !== undefined))].slice(0, 50),
    sort: sort?.value ?? defaultSort(search),
    page: parseId(params.get("page") ?? "") ?? 1,
  };
}

/**
 * Formats a query without defaults; the inverse of parseCatalogQuery. Leave `sort` out where none was selected:
 * with a search text, "newest" is not the default.
 */
export function formatCatalogQuery(query: Partial<CatalogQuery>): URLSearchParams {
  const params = new URLSearchParams();
  const search = query.search?.trim();
  if (search) params.set("search", search);
  if (query.category) params.set("category", String(query.category));
  if (query.price) params.set("price", query.price);
  for (const id of query.tagIds ?? []) params.append("tagIds", String(id));
  if (query.sort && query.sort !== "relevance" && query.sort !== defaultSort(search)) {
    params.set("sort", query.sort);
  }
  if (query.page && query.page > 1) params.set("page", String(query.page));
  return params;
}

/** "/collections?search=ring", or the bare path when nothing is set. */
export function catalogHref(path: string, query: Partial<CatalogQuery>): string {
  const params = formatCatalogQuery(query).toString();
  return params ? `${path}?${params}` : path;
}

export const hasFilters = ({ search, category, price, tagIds }: Partial<CatalogQuery>): boolean =>
  Boolean(search || category || price || tagIds?.length);

const defaultSort = (search: string | undefined): CatalogSort => (search ? "relevance" : "newest");

/** Truncates to SEARCH_MAX_LENGTH without splitting a surrogate pair. */
const truncate = (text: string): string =>
  text.slice(0, SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");

const MAX_ID = 2_147_483_647;

function parseId(value: string): number | undefined {
  if (!/^\d{1,10}$/.test(value)) return undefined;
  const id = Number(value);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

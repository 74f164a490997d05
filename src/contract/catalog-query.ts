import { findPriceBand, type PriceBandValue } from "./price-bands.ts";

export const CATALOG_SORTS = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "title", label: "Title A-Z" },
] as const;

/** "relevance", best match first, is the order of a search text for which none was chosen. */
export type CatalogSort = (typeof CATALOG_SORTS)[number]["value"] | "relevance";

/** What the list screen shows: the whole of its state, and the whole of its address. */
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
/** From so many letters on a search text leads to suggestions. */
export const SUGGESTION_MIN_LENGTH = 2;

export const EMPTY_QUERY: CatalogQuery = {
  search: "",
  category: null,
  price: null,
  tagIds: [],
  sort: "newest",
  page: 1,
};

/** Reads the address of the list screen. What cannot be read counts as not given. */
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
 * Writes the query back, without what is default: parse and format are each other's inverse. Leave
 * the order out where none was chosen: "newest" beside a search text is a choice and is written.
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

/** At most as long as a search text may be, without half a character at the end. */
const truncate = (text: string): string =>
  text.slice(0, SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, "");

const MAX_ID = 2_147_483_647;

function parseId(value: string): number | undefined {
  if (!/^\d{1,10}$/.test(value)) return undefined;
  const id = Number(value);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

import { cutText } from "../cut-text.ts";
import { MAX_CENTS } from "../decimals.ts";
import { parseCents } from "../typed-numbers.ts";
import { FACT_FILTER_NAMES, FACT_FILTERS, type FactQuery, parseFacts } from "./fact-filters.ts";
import { ANY_PRICE, findPriceBand, type PriceBandValue } from "./price-bands.ts";

export const CATALOG_SORTS = [
  { value: "newest", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "title", label: "Title A-Z" },
  { value: "price", label: "Price low to high" },
  { value: "price-desc", label: "Price high to low" },
] as const;

/** "relevance" is the default order of a search. */
export type CatalogSort = (typeof CATALOG_SORTS)[number]["value"] | "relevance";

/** The state of the list screen, which is its address. */
export type CatalogQuery = FactQuery & {
  search: string;
  /** What was searched for and matched nothing. It filters nothing: the list names it. */
  unmatched?: string;
  category: number | null;
  price: PriceBandValue | null;
  /** In cents, both inclusive; a band filters besides. */
  priceMin: number | null;
  priceMax: number | null;
  tagIds: number[];
  /** Only pieces that can be bought now. */
  available: boolean;
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
  priceMin: null,
  priceMax: null,
  tagIds: [],
  metals: [],
  stones: [],
  ringSizes: [],
  available: false,
  sort: "newest",
  page: 1,
};

/** The value of a form's category that means none in particular. */
export const ALL_CATEGORIES = "all";

/**
 * Whether an address is a form's that was sent without scripts: it names what was left as it was, too. The list leads
 * from there to the canonical address.
 */
export const isOfForm = (params: URLSearchParams): boolean =>
  [...params.values()].some((value) => LEFT_AS_IT_WAS.has(value));

const LEFT_AS_IT_WAS: ReadonlySet<string> = new Set(["", ALL_CATEGORIES, ANY_PRICE.value]);

/** Parses the address of the list screen. Invalid parameters count as missing. */
export function parseCatalogQuery(params: URLSearchParams): CatalogQuery {
  const sort = CATALOG_SORTS.find(({ value }) => value === params.get("sort"));
  const tagIds = params
    .getAll("tagIds")
    .flatMap((value) => value.split(","))
    .map(parseId);
  const [priceMin, priceMax] = parseEnds(params);
  const search = parseText(params.get("search"));
  const unmatched = parseText(params.get("unmatched"));
  return {
    search,
    ...(unmatched && { unmatched }),
    category: parseId(params.get("category") ?? "") ?? null,
    price: findPriceBand(params.get("price") ?? "")?.value ?? null,
    priceMin,
    priceMax,
    tagIds: [...new Set(tagIds.filter((id) => id !== undefined))].slice(0, 50),
    metals: parseFacts("metals", params.getAll(FACT_FILTERS.metals)),
    stones: parseFacts("stones", params.getAll(FACT_FILTERS.stones)),
    ringSizes: parseFacts("ringSizes", params.getAll(FACT_FILTERS.ringSizes)),
    available: params.get("available") === "1",
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
  if (query.unmatched) params.set("unmatched", query.unmatched);
  if (query.category) params.set("category", String(query.category));
  if (query.price) params.set("price", query.price);
  for (const name of ["priceMin", "priceMax"] as const) {
    const cents = query[name];
    if (typeof cents === "number") params.set(name, String(cents / 100));
  }
  for (const id of query.tagIds ?? []) params.append("tagIds", String(id));
  for (const name of FACT_FILTER_NAMES) {
    for (const value of query[name] ?? []) params.append(FACT_FILTERS[name], value);
  }
  if (query.available) params.set("available", "1");
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

/** Whether it filters at all; order and page do not, nor does what matched nothing. */
export const hasFilters = (query: Partial<CatalogQuery>): boolean =>
  formatCatalogQuery({ ...query, unmatched: "", sort: "relevance", page: 1 }).size > 0;

const defaultSort = (search: string | undefined): CatalogSort => (search ? "relevance" : "newest");

const parseText = (value: string | null): string =>
  cutText((value ?? "").trim(), SEARCH_MAX_LENGTH).trim();

/** Whoever writes the higher price first means the same. */
function parseEnds(params: URLSearchParams): [number | null, number | null] {
  const min = parseDollars(params.get("priceMin"));
  const max = parseDollars(params.get("priceMax"));
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** Dollars as they are typed, as cents; null for anything but a price. */
function parseDollars(value: string | null): number | null {
  const cents = parseCents(value ?? "");
  return cents !== undefined && cents <= MAX_CENTS ? cents : null;
}

const MAX_ID = 2_147_483_647;

function parseId(value: string): number | undefined {
  if (!/^\d{1,10}$/.test(value)) return undefined;
  const id = Number(value);
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

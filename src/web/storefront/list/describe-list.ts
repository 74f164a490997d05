import { type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import type { PageDescription } from "#web/seo/page-meta.ts";
import type { Site } from "#web/seo/site.ts";
import type { ListData } from "./list-data.ts";
import { MESSAGES } from "./messages.ts";

/** Title, description and canonical path of the list. Filters do not change the path; without results they are not indexed. */
export function describeList(
  site: Site | null,
  pathname: string,
  query: CatalogQuery,
  data: ListData | undefined,
): PageDescription {
  const isPieces = pathname === "/products";
  const { businessName = "", city = "", state = "" } = site?.settings ?? {};
  const place = [city, state].filter(Boolean).join(", ");
  const from = [businessName, place].filter(Boolean).join(" in ");
  return {
    title: titleOf(query, data) ?? MESSAGES.titles[isPieces ? "pieces" : "collections"],
    description: isPieces ? MESSAGES.describePieces(from) : MESSAGES.describeCollections(from),
    path: isPieces ? "/products" : "/collections",
    noIndex: data !== undefined && hasFilters(query) && isEmpty(data),
  };
}

function titleOf(query: CatalogQuery, data: ListData | undefined): string | undefined {
  if (query.search) return MESSAGES.search.title(query.search);
  return data?.filters?.categories.find(({ id }) => id === query.category)?.name;
}

function isEmpty({ collections, pieces }: ListData): boolean {
  return [collections, pieces].every((section) => section.state === "ready" && section.total === 0);
}

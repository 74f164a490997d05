import { hasFilters } from "#contract/catalogue/catalog-query.ts";
import type { Site } from "#web/content/site.ts";
import type { PageDescription } from "#web/seo/page-meta.tsx";
import { type ListData, listSectionOrder } from "./list-data.ts";
import { SECTION_TITLES } from "./section-titles.ts";

/** Title, description and canonical path of the list. Filters do not change the path; without results they are not indexed. */
export function describeList(site: Pick<Site, "settings">, data: ListData): PageDescription {
  const { path, query } = data.at;
  const [first = "pieces"] = listSectionOrder(data.at);
  const isPieces = path === "/products";
  const { businessName, city, state } = site.settings;
  const place = [city, state].filter(Boolean).join(", ");
  const from = [businessName, place].filter(Boolean).join(" in ");
  return {
    title: titleOf(data) ?? SECTION_TITLES[first],
    description: isPieces
      ? `Handcrafted jewelry in gold and silver, one piece at a time, with its price, by ${from}.`
      : `Collections and pieces: stories from the bench and the handcrafted jewelry in them, by ${from}.`,
    path: isPieces ? "/products" : "/collections",
    noIndex: hasFilters(query) && isEmpty(data),
  };
}

function titleOf({ at: { query }, filters }: ListData): string | undefined {
  if (query.search) return `Search for “${query.search}”`;
  return filters.categories.find(({ id }) => id === query.category)?.name;
}

const isEmpty = ({ collections, pieces }: ListData): boolean =>
  [collections, pieces].every((section) => section.state === "ready" && section.total === 0);

import { catalogHref, type CatalogQuery, hasFilters } from "#contract/catalogue/catalog-query.ts";
import { countPieces } from "#domain/catalogue/search-text/count-found.ts";
import { isStopWord } from "#domain/infrastructure/search/match/parse-search-text.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import { listActiveFilters } from "./list-active-filters.ts";
import type { FilterChoices, NearMatch } from "./list-data.ts";

/** Each costs a count, and anybody can ask for them. */
const MAX_TRIED = 3;

/**
 * For a query that finds no piece: what leaving out one of its filters, or one word of its text, would find.
 * Those that find the fewest come first, since they are the closest.
 */
export async function loadNearMatches(
  shop: Shop,
  viewer: Viewer,
  { path, query, choices }: { path: string; query: CatalogQuery; choices: FilterChoices },
): Promise<NearMatch[]> {
  const filters = listActiveFilters(query, choices);
  const tried = [...filters, ...listShorterTexts(query)]
    .filter(({ without }) => hasFilters(without))
    .slice(0, MAX_TRIED);
  const counted = await Promise.all(
    tried.map(async ({ label, without }) => ({
      label,
      href: catalogHref(path, without),
      pieces: await countPieces(shop, viewer, without),
    })),
  );
  return counted.filter(({ pieces }) => pieces > 0).toSorted((a, b) => a.pieces - b.pieces);
}

/**
 * The query without each of the words that it searches for. What is left has a word: a mere number stands in many
 * SKUs.
 */
function listShorterTexts(query: CatalogQuery) {
  const words = [...new Set(query.search.split(/\s+/))].filter((word) => !isStopWord(word));
  return words
    .map((label) => ({ label, search: words.filter((word) => word !== label).join(" ") }))
    .filter(({ search }) => /\p{L}{3}/u.test(search))
    .map(({ label, search }) => ({ label, without: { ...query, unmatched: "", page: 1, search } }));
}

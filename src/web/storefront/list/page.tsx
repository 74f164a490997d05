import {
  catalogHref,
  type CatalogQuery,
  hasFilters,
  isOfForm,
  parseCatalogQuery,
} from "#contract/catalogue/catalog-query.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { listProductSummaries } from "#domain/catalogue/products/list-products.ts";
import { findSearchAnswer } from "#domain/catalogue/search-answers/find-search-answer.ts";
import { describeQuery } from "#domain/catalogue/search-text/describe-query.ts";
import { understandSearch } from "#domain/catalogue/search-text/understand-search.ts";
import { parseSearchText } from "#domain/infrastructure/search/match/parse-search-text.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { NO_RESULTS } from "#http/no-results-header.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { definePage, PageRedirect, type PageRequest } from "../page.ts";
import { describeList } from "./describe-list.ts";
import { describeSizing } from "./describe-sizing.server.ts";
import { formParams } from "./form-params.ts";
import { highlightCard, highlightTile } from "./highlight-matches.server.ts";
import {
  type ListAddress,
  type ListData,
  type ListPath,
  listSectionOrder,
  type Section,
  type SectionName,
} from "./list-data.ts";
import { ListView } from "./list-view.tsx";
import { loadFilterChoices } from "./load-filter-choices.server.ts";
import { loadNearMatches } from "./load-near-matches.server.ts";
import { loadSection } from "./load-section.server.ts";
import { SECTION_TITLES } from "./section-titles.ts";

/** About how many are above the fold: these have a blur placeholder. */
const FIRST_TILES = 4;
const FIRST_CARDS = 3;

/** The list screen at its three addresses. */
export const list = definePage<ListData>({
  async load(request) {
    const { shop, viewer, url } = request;
    const path = url.pathname.replace(/\/$/, "").toLowerCase() as ListPath;
    if (isOfForm(url.searchParams)) {
      const params = formParams(url.searchParams, url.searchParams.get("search") ?? "");
      throw new PageRedirect(catalogHref(path, parseCatalogQuery(params)));
    }
    const at: ListAddress = { path, query: parseCatalogQuery(url.searchParams) };
    // The address holds what was understood, so that it can be shared and each filter removed.
    const understood = await understandSearch(shop, viewer, at.query);
    if (understood !== at.query) {
      const chosen = understood.unmatched ? await findSearchAnswer(shop, at.query.search) : null;
      throw new PageRedirect(chosen ?? catalogHref(at.path, firstPageOf(understood)));
    }
    const [sections, filters, reading] = await Promise.all([
      loadSections(request, at),
      loadFilterChoices(shop, viewer, at.query),
      describeQuery(shop, at.query),
    ]);
    const missed = missedOf({ at, ...sections });
    // What was understood beside it stays.
    const isPart = Boolean(at.query.unmatched) && hasFilters(at.query);
    const answer = missed === "" || isPart ? null : await findSearchAnswer(shop, missed);
    if (answer) throw new PageRedirect(answer);
    const nearMatches = isEmpty(sections.pieces)
      ? await loadNearMatches(shop, viewer, { ...at, choices: filters })
      : [];
    return { at, ...sections, filters, nearMatches, reading };
  },

  answer(data) {
    const isComplete = data.collections.state === "ready" && data.pieces.state === "ready";
    const hasNoResults = missedOf(data) !== "";
    return {
      headers: {
        // An incomplete page must not be cached.
        ...(!isComplete && { "Cache-Control": "no-store" }),
        ...(hasNoResults && { [NO_RESULTS]: "1" }),
      },
    };
  },

  meta: ({ data, site }) => describeList(site, data),

  view({ data, site }) {
    const crumb =
      data.at.path === "/products"
        ? { name: SECTION_TITLES.pieces, path: "/products" }
        : { name: SECTION_TITLES.collections, path: "/collections" };
    return (
      <>
        <ListView data={data} site={site} />
        <JsonLd data={breadcrumbs(site, [crumb])} />
      </>
    );
  },
});

async function loadSections({ shop, viewer, requestId }: PageRequest, at: ListAddress) {
  const { query } = at;
  const isPieces = listSectionOrder(at)[0] === "pieces";
  const logFailure = (section: string) => (error: unknown) =>
    shop.log.error("list section failed; rendering the rest", { requestId, section, error });
  const [{ words, corrected }, { timeZone }] = await Promise.all([
    parseSearchText(shop, query.search),
    getSettings(shop),
  ]);
  const [collections, pieces] = await Promise.all([
    loadSection({
      page: query.page,
      list: (range) => listCollectionSummaries(shop, { viewer, query, ...range }),
      shape: (collection, index) =>
        highlightCard(
          toCollectionCard(collection, timeZone, !isPieces && index < FIRST_CARDS),
          words,
        ),
      logFailure: logFailure("collections"),
    }),
    loadSection({
      page: query.page,
      list: (range) => listProductSummaries(shop, { viewer, query, ...range }),
      shape: (piece, index) => {
        const sizing = describeSizing(piece, query.ringSizes);
        const tile = toPieceTile(piece, isPieces && index < FIRST_TILES);
        return highlightTile(sizing ? { ...tile, sizing } : tile, words);
      },
      logFailure: logFailure("pieces"),
    }),
  ]);
  return { collections, pieces, corrected };
}

/** What was searched for and is not there, all of it or a part; "" where all is. */
const missedOf = ({ at: { query }, ...data }: Pick<ListData, "at" | SectionName>): string =>
  query.unmatched ?? (isEmpty(data.pieces) && isEmpty(data.collections) ? query.search : "");

const isEmpty = (section: Section<unknown>): boolean =>
  section.state === "ready" && section.total === 0;

/** Without a search text there is no best match to sort by. */
const firstPageOf = (query: CatalogQuery): CatalogQuery => ({
  ...query,
  page: 1,
  ...(query.search === "" && query.sort === "relevance" && { sort: "newest" }),
});

import { useMemo } from "react";
import { data, redirect, useLocation } from "react-router";
import {
  catalogHref,
  type CatalogQuery,
  parseCatalogQuery,
} from "#contract/catalogue/catalog-query.ts";
import { FACT_FILTER_NAMES, type FactFilter } from "#contract/catalogue/fact-filters.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { listCollectionSummaries } from "#domain/catalogue/collections/list-collections.ts";
import { countFacets } from "#domain/catalogue/products/query/count-facets.ts";
import { factLabel } from "#domain/catalogue/products/query/fact-label.ts";
import {
  type FactChoice,
  listFactChoices,
} from "#domain/catalogue/products/query/list-fact-choices.ts";
import { listProductSummaries } from "#domain/catalogue/products/list-products.ts";
import { findSearchAnswer } from "#domain/catalogue/search-answers/find-search-answer.ts";
import { describePrices } from "#domain/catalogue/search-text/describe-prices.ts";
import { understandSearch } from "#domain/catalogue/search-text/understand-search.ts";
import { parseSearchText } from "#domain/infrastructure/search/match/parse-search-text.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import type { Shop } from "#domain/shop.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import type { Viewer } from "#domain/viewer.ts";
import { getShop, getViewer, requestContext } from "#http/loader-context.ts";
import { NO_RESULTS } from "#http/no-results-header.ts";
import { withPageErrors } from "#http/page-errors.ts";
import {
  type JsonString,
  toJsonString,
  parseJsonString,
} from "#web/storefront/list/json-string.ts";
import { toCollectionCard } from "#web/catalog/collections/to-collection-card.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { isUnreachable } from "#web/error-page/is-unreachable.ts";
import { canReach } from "#web/navigation/can-reach.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { useLayoutData } from "../../layout/use-layout-data.ts";
import { RevalidateOnReconnect, SeenPageNotice } from "../../seen-page-notice.tsx";
import { findSeenPage, useSeenPage } from "../../seen-pages.ts";
import type { Route } from "./+types/route.ts";
import {
  type FilterChoices,
  FIRST_CARDS,
  FIRST_TILES,
  type ListData,
  type Section,
} from "../list-data.ts";
import { toWords } from "../filters/list-fact-options.ts";
import { describeList } from "../describe-list.ts";
import { ListScreen } from "./list-screen.tsx";
import { highlightCard, highlightTile } from "./highlight-matches.server.ts";
import { describeSizing } from "./describe-sizing.server.ts";
import { loadNearMatches } from "../section/load-near-matches.server.ts";
import { loadSection } from "../section/load-section.server.ts";
import { MESSAGES } from "../messages.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = getShop(context);
  const viewer = getViewer(context);
  // Not of the request: that of a client-side navigation ends in ".data".
  const { pathname, searchParams } = url;
  const query = parseCatalogQuery(searchParams);
  const isPieces = pathname === "/products";
  const { requestId } = context.get(requestContext);
  const logFailure = (section: string) => (error: unknown) =>
    shop.log.error("list section failed; rendering the rest", { requestId, section, error });

  // The address holds what was understood, so that it can be shared and each filter removed.
  const understood = await withPageErrors(understandSearch(shop, viewer, query));
  if (understood !== query) throw redirect(catalogHref(pathname, firstPageOf(understood)));

  const [{ words, corrected }, { timeZone }] = await withPageErrors(
    Promise.all([parseSearchText(shop, query.search), getSettings(shop)]),
  );
  const [collections, pieces, filters] = await Promise.all([
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
    withPageErrors(loadFilterChoices(shop, viewer, query)),
  ]);
  const isComplete = collections.state === "ready" && pieces.state === "ready";
  const hasNoResults = query.search !== "" && isEmpty(collections) && isEmpty(pieces);
  if (hasNoResults) {
    const answer = await withPageErrors(findSearchAnswer(shop, query.search));
    if (answer) throw redirect(answer);
  }
  const nearMatches = isEmpty(pieces)
    ? await withPageErrors(
        loadNearMatches(shop, viewer, { path: pathname, query, choices: filters }),
      )
    : [];
  const list: ListData = { collections, pieces, filters, corrected };
  return data(
    { list: toJsonString<ListData>(nearMatches.length > 0 ? { ...list, nearMatches } : list) },
    {
      headers: {
        // An incomplete page must not be cached.
        ...(!isComplete && { "Cache-Control": "no-store" }),
        ...(hasNoResults && { [NO_RESULTS]: "1" }),
      },
    },
  );
}

const isEmpty = (section: Section<unknown>): boolean =>
  section.state === "ready" && section.total === 0;

/**
 * In the browser a failed request shows its error in the sections instead of an error page. One without a
 * response is followed by a full navigation, while the shop answers.
 */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted || error instanceof Response) throw error;
    const isLost = isUnreachable(error);
    const seen = isLost && findSeenPage(new URL(request.url));
    if (seen) return { ...(seen as { list: JsonString<ListData> }), isSeen: true };
    if (isLost && (await canReach(request.url, request.signal))) {
      location.assign(request.url);
      return new Promise<never>(() => undefined);
    }
    const failed = { state: "failed", status: statusOf(error) } as const;
    const list = { collections: failed, pieces: failed, filters: null, corrected: null };
    return { list: toJsonString<ListData>(list), ...(isLost && { isLost }) };
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const site = siteOf(matches);
  const query = parseCatalogQuery(new URLSearchParams(location.search));
  return pageMeta(
    site,
    describeList(site, location.pathname, query, loaderData && parseJsonString(loaderData.list)),
  );
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function List({ loaderData }: Route.ComponentProps) {
  const list = useMemo(() => parseJsonString(loaderData.list), [loaderData]);
  useSeenPage(list.filters && loaderData);
  const layoutData = useLayoutData();
  const isPieces = useLocation().pathname === "/products";
  const crumb = isPieces
    ? { name: MESSAGES.titles.pieces, path: "/products" }
    : { name: MESSAGES.titles.collections, path: "/collections" };
  return (
    <>
      {"isSeen" in loaderData && <SeenPageNotice />}
      {"isLost" in loaderData && <RevalidateOnReconnect />}
      <ListScreen data={list} />
      <JsonLd data={import.meta.env.SSR && breadcrumbs(layoutData, [crumb])} />
    </>
  );
}

/** Without a search text there is no best match to sort by. */
const firstPageOf = (query: CatalogQuery): CatalogQuery => ({
  ...query,
  page: 1,
  ...(query.search === "" && query.sort === "relevance" && { sort: "newest" }),
});

async function loadFilterChoices(
  shop: Shop,
  viewer: Viewer,
  query: CatalogQuery,
): Promise<FilterChoices> {
  const [categories, tags, counts] = await Promise.all([
    listCategories(shop),
    listTags(shop),
    countFacets(shop, { viewer, query }),
  ]);
  const countTag = (id: number) => counts.tags.get(id) ?? 0;
  return {
    categories: categories
      .filter(({ id, hidden }) => !hidden || id === query.category)
      .map(({ id, name }) => ({
        id,
        name,
        count: counts.categories.get(id) ?? 0,
      })),
    tags: tags.map(({ id, name, type }) => ({ id, name, type, count: countTag(id) })),
    prices: Object.fromEntries(counts.prices),
    ...toFactOptions(await listFactChoices(shop, viewer, query, counts)),
    priceRange: describePrices(query),
  };
}

function toFactOptions(
  choices: Record<FactFilter, FactChoice[]>,
): Pick<FilterChoices, "facts" | "factLabels"> {
  const offered = FACT_FILTER_NAMES.filter((name) => choices[name].length > 0);
  if (offered.length === 0) return {};
  const labels = offered.flatMap((name) =>
    choices[name].map(({ value }) => [value, factLabel(name, value)] as const),
  );
  return {
    facts: Object.fromEntries(
      offered.map((name) => [
        name,
        Object.fromEntries(choices[name].map(({ value, count }) => [value, count])),
      ]),
    ),
    factLabels: Object.fromEntries(labels.filter(([value, label]) => label !== toWords(value))),
  };
}

/** Null when there was no response. */
function statusOf(error: unknown): number | null {
  return typeof error === "object" && error !== null && "status" in error
    ? Number(error.status)
    : null;
}

import { data } from "react-router";
import { getCollectionBySlug } from "#domain/catalogue/collections/get-collection-by-slug.ts";
import { getShop, getViewer } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { article } from "#web/seo/article.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { redirectMoved } from "../redirect-moved.server.ts";
import { SeenPageBoundary } from "../seen-page-boundary.tsx";
import { useSeenPage } from "../seen-pages.ts";
import type { Route } from "./+types/route.ts";
import { CollectionNotFound } from "./collection-not-found.tsx";
import { CollectionPage } from "./collection-page.tsx";
import { loadCollectionPage } from "./load-collection-page.server.ts";
import { PRIVATE_PAGE_HEADERS } from "../private-page-headers.ts";
import { MESSAGES } from "./messages.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = getShop(context);
  const viewer = getViewer(context);
  const reading = getCollectionBySlug(shop, params.slug, viewer);
  const found = await withPageErrors(redirectMoved(context, url, reading));
  const page = await withPageErrors(loadCollectionPage(shop, found, viewer));
  return data(page, found.isPublished ? {} : { headers: PRIVATE_PAGE_HEADERS });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location, error }) => {
  const site = siteOf(matches);
  if (!loaderData || error) {
    const page = { title: MESSAGES.notFound.title, description: "", path: location.pathname };
    return pageMeta(site, { ...page, noIndex: true });
  }
  const { collection } = loaderData;
  return pageMeta(site, {
    title: collection.title,
    description: collection.description,
    path: `/collections/${collection.slug}`,
    picture: collection.media[0],
    type: "article",
    publishedAt: collection.publishedAt,
    noIndex: !collection.isPublished,
  });
};

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  useSeenPage(loaderData);
  return <Page loaderData={loaderData} />;
}

type PageProps = { loaderData: Route.ComponentProps["loaderData"] };

function Page({ loaderData }: PageProps) {
  const layoutData = useLayoutData();
  const { collection, pieces } = loaderData;
  const path = `/collections/${collection.slug}`;
  const crumbs = [
    { name: MESSAGES.list, path: "/collections" },
    { name: collection.title, path },
  ];
  return (
    <>
      <CollectionPage key={collection.id} {...loaderData} url={layoutData.origin + path} />
      {collection.isPublished && (
        <JsonLd data={import.meta.env.SSR && article(layoutData, collection, pieces)} />
      )}
      <JsonLd data={import.meta.env.SSR && breadcrumbs(layoutData, crumbs)} />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SeenPageBoundary error={error} NotFound={CollectionNotFound} Page={Page} />
);
